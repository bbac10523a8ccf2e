#include "benchmarks/contest.h"

#include <opencv2/imgproc.hpp>

namespace hitbox::benchmarks {

namespace {

constexpr double tolerance = 1.5;
constexpr int threshold = 127;

/// Outlines of all islands and holes, simplified; counts the points that are left.
Pass outlines(const Workload &workload)
{
    return [pictures = workload.pictures] {
        double sum = 0;
        for (const Alpha &picture : pictures) {
            const cv::Mat alpha(static_cast<int>(picture.height), static_cast<int>(picture.width), CV_8UC1,
                                const_cast<std::uint8_t *>(picture.values.data()));
            cv::Mat covered;
            cv::threshold(alpha, covered, threshold, 255, cv::THRESH_BINARY);
            std::vector<std::vector<cv::Point>> contours;
            cv::findContours(covered, contours, cv::RETR_CCOMP, cv::CHAIN_APPROX_NONE);
            for (const auto &contour : contours) {
                std::vector<cv::Point> simplified;
                cv::approxPolyDP(contour, simplified, tolerance, true);
                sum += static_cast<double>(simplified.size());
            }
        }
        return sum;
    };
}

Pass pointsInRings(const Workload &workload)
{
    std::vector<std::vector<cv::Point2f>> contours;
    for (const geometry::Ring &ring : workload.rings) {
        std::vector<cv::Point2f> contour;
        for (const geometry::Point p : ring)
            contour.emplace_back(static_cast<float>(p.x), static_cast<float>(p.y));
        contours.push_back(std::move(contour));
    }
    return [contours, points = workload.points] {
        double sum = 0;
        for (std::size_t i = 0; i < points.size(); ++i) {
            const cv::Point2f p(static_cast<float>(points[i].x), static_cast<float>(points[i].y));
            sum += cv::pointPolygonTest(contours[i % contours.size()], p, false) >= 0 ? 1 : 0;
        }
        return sum;
    };
}

} // namespace

std::vector<Contestant> openCvContestants()
{
    cv::setNumThreads(1);
    return {
        {"trace", "OpenCV", outlines},
        {"point-in-polygon", "OpenCV", pointsInRings},
    };
}

} // namespace hitbox::benchmarks

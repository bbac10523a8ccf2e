// Hitboxes of lopsided, for GameMaker: scripts that bind fixtures about the sprite's origin.
// Set the origin of each sprite to the pivot of its frames, then: hitbox_bind("FRAME", id);

/// @func hitbox_bind(frame, instance, [category])
/// @desc Binds the fixtures of a frame to an instance with physics, all of them or those of a category.
/// @return {array} The bound fixtures, for physics_remove_fixture().
function hitbox_bind(_frame, _instance, _category = undefined)
{
    var _fixture;
    var _bound = [];
    switch (_frame)
    {
        case "stand":
            if (_category == undefined || _category == "hurt")
            {
                _fixture = physics_fixture_create();
                physics_fixture_set_polygon_shape(_fixture);
                physics_fixture_add_point(_fixture, -16, -26);
                physics_fixture_add_point(_fixture, 4, -14);
                physics_fixture_add_point(_fixture, 20, -22);
                physics_fixture_set_density(_fixture, 1);
                physics_fixture_set_friction(_fixture, 0.2);
                physics_fixture_set_restitution(_fixture, 0);
                physics_fixture_set_sensor(_fixture, false);
                array_push(_bound, physics_fixture_bind(_fixture, _instance));
                physics_fixture_delete(_fixture);
                _fixture = physics_fixture_create();
                physics_fixture_set_polygon_shape(_fixture);
                physics_fixture_add_point(_fixture, 4, -14);
                physics_fixture_add_point(_fixture, 24, 10);
                physics_fixture_add_point(_fixture, 20, -22);
                physics_fixture_set_density(_fixture, 1);
                physics_fixture_set_friction(_fixture, 0.2);
                physics_fixture_set_restitution(_fixture, 0);
                physics_fixture_set_sensor(_fixture, false);
                array_push(_bound, physics_fixture_bind(_fixture, _instance));
                physics_fixture_delete(_fixture);
                _fixture = physics_fixture_create();
                physics_fixture_set_polygon_shape(_fixture);
                physics_fixture_add_point(_fixture, -16, -26);
                physics_fixture_add_point(_fixture, -12, 14);
                physics_fixture_add_point(_fixture, 4, -14);
                physics_fixture_set_density(_fixture, 1);
                physics_fixture_set_friction(_fixture, 0.2);
                physics_fixture_set_restitution(_fixture, 0);
                physics_fixture_set_sensor(_fixture, false);
                array_push(_bound, physics_fixture_bind(_fixture, _instance));
                physics_fixture_delete(_fixture);
            }
            if (_category == undefined || _category == "hurt")
            {
                _fixture = physics_fixture_create();
                physics_fixture_set_circle_shape(_fixture, 7.25);
                physics_fixture_set_density(_fixture, 1);
                physics_fixture_set_friction(_fixture, 0.2);
                physics_fixture_set_restitution(_fixture, 0);
                physics_fixture_set_sensor(_fixture, false);
                array_push(_bound, physics_fixture_bind_ext(_fixture, _instance, 32, -17.5));
                physics_fixture_delete(_fixture);
            }
            if (_category == undefined || _category == "hit")
            {
                _fixture = physics_fixture_create();
                physics_fixture_set_polygon_shape(_fixture);
                physics_fixture_add_point(_fixture, -14, 30);
                physics_fixture_add_point(_fixture, -14, 41);
                physics_fixture_add_point(_fixture, 16, 41);
                physics_fixture_add_point(_fixture, 16, 30);
                physics_fixture_set_density(_fixture, 1);
                physics_fixture_set_friction(_fixture, 0.2);
                physics_fixture_set_restitution(_fixture, 0);
                physics_fixture_set_sensor(_fixture, false);
                array_push(_bound, physics_fixture_bind(_fixture, _instance));
                physics_fixture_delete(_fixture);
            }
            if (_category == undefined || _category == "hit")
            {
                _fixture = physics_fixture_create();
                physics_fixture_set_polygon_shape(_fixture);
                physics_fixture_add_point(_fixture, 9.984785796231158, 19.20819829865588);
                physics_fixture_add_point(_fixture, 10.038867121625845, 21.028747469625934);
                physics_fixture_add_point(_fixture, 10.877499393689217, 22.64554058747683);
                physics_fixture_add_point(_fixture, 36.33458120578926, 41.73835194655186);
                physics_fixture_add_point(_fixture, 38.121519635103866, 42.090736854734445);
                physics_fixture_add_point(_fixture, 39.88438961034563, 41.63290115924174);
                physics_fixture_add_point(_fixture, 41.2740331127365, 40.45552483455238);
                physics_fixture_add_point(_fixture, 42.01521420376884, 38.79180170134411);
                physics_fixture_set_density(_fixture, 1);
                physics_fixture_set_friction(_fixture, 0.2);
                physics_fixture_set_restitution(_fixture, 0);
                physics_fixture_set_sensor(_fixture, false);
                array_push(_bound, physics_fixture_bind(_fixture, _instance));
                physics_fixture_delete(_fixture);
                _fixture = physics_fixture_create();
                physics_fixture_set_polygon_shape(_fixture);
                physics_fixture_add_point(_fixture, 9.984785796231158, 19.20819829865588);
                physics_fixture_add_point(_fixture, 42.01521420376884, 38.79180170134411);
                physics_fixture_add_point(_fixture, 41.96113287837416, 36.97125253037407);
                physics_fixture_add_point(_fixture, 41.12250060631078, 35.35445941252317);
                physics_fixture_add_point(_fixture, 15.665418794210737, 16.261648053448134);
                physics_fixture_add_point(_fixture, 13.878480364896134, 15.909263145265548);
                physics_fixture_add_point(_fixture, 12.115610389654371, 16.367098840758267);
                physics_fixture_add_point(_fixture, 10.725966887263503, 17.54447516544763);
                physics_fixture_set_density(_fixture, 1);
                physics_fixture_set_friction(_fixture, 0.2);
                physics_fixture_set_restitution(_fixture, 0);
                physics_fixture_set_sensor(_fixture, false);
                array_push(_bound, physics_fixture_bind(_fixture, _instance));
                physics_fixture_delete(_fixture);
            }
            break;
        case "strike":
            if (_category == undefined || _category == "hurt")
            {
                _fixture = physics_fixture_create();
                physics_fixture_set_polygon_shape(_fixture);
                physics_fixture_add_point(_fixture, -10.5, -8);
                physics_fixture_add_point(_fixture, -10.5, 42);
                physics_fixture_add_point(_fixture, 9.5, 32);
                physics_fixture_add_point(_fixture, 5.5, 2);
                physics_fixture_set_density(_fixture, 1);
                physics_fixture_set_friction(_fixture, 0.2);
                physics_fixture_set_restitution(_fixture, 0);
                physics_fixture_set_sensor(_fixture, false);
                array_push(_bound, physics_fixture_bind(_fixture, _instance));
                physics_fixture_delete(_fixture);
                _fixture = physics_fixture_create();
                physics_fixture_set_polygon_shape(_fixture);
                physics_fixture_add_point(_fixture, -10.5, 42);
                physics_fixture_add_point(_fixture, 39.5, 42);
                physics_fixture_add_point(_fixture, 9.5, 32);
                physics_fixture_set_density(_fixture, 1);
                physics_fixture_set_friction(_fixture, 0.2);
                physics_fixture_set_restitution(_fixture, 0);
                physics_fixture_set_sensor(_fixture, false);
                array_push(_bound, physics_fixture_bind(_fixture, _instance));
                physics_fixture_delete(_fixture);
            }
            if (_category == undefined || _category == "wall")
            {
            }
            if (_category == undefined || _category == "hit")
            {
                _fixture = physics_fixture_create();
                physics_fixture_set_polygon_shape(_fixture);
                physics_fixture_add_point(_fixture, 23.544156202895543, -9.265953679356251);
                physics_fixture_add_point(_fixture, 23.544156202895543, -6.734046320643749);
                physics_fixture_add_point(_fixture, 24.573975702557178, -4.421033853920065);
                physics_fixture_add_point(_fixture, 26.455549554772517, -2.7268571477403114);
                physics_fixture_add_point(_fixture, 28.86353654693169, -1.9444547457151593);
                physics_fixture_add_point(_fixture, 31.381573852215332, -2.2091111310574405);
                physics_fixture_add_point(_fixture, 33.574269944889124, -3.475064810413695);
                physics_fixture_add_point(_fixture, 35.062487750511124, -5.523420891795098);
                physics_fixture_set_density(_fixture, 1);
                physics_fixture_set_friction(_fixture, 0.2);
                physics_fixture_set_restitution(_fixture, 0);
                physics_fixture_set_sensor(_fixture, false);
                array_push(_bound, physics_fixture_bind(_fixture, _instance));
                physics_fixture_delete(_fixture);
                _fixture = physics_fixture_create();
                physics_fixture_set_polygon_shape(_fixture);
                physics_fixture_add_point(_fixture, 23.544156202895543, -9.265953679356251);
                physics_fixture_add_point(_fixture, 35.062487750511124, -5.523420891795098);
                physics_fixture_add_point(_fixture, 35.588900890454966, -8);
                physics_fixture_add_point(_fixture, 35.062487750511124, -10.476579108204902);
                physics_fixture_add_point(_fixture, 33.574269944889124, -12.524935189586307);
                physics_fixture_add_point(_fixture, 31.381573852215332, -13.79088886894256);
                physics_fixture_add_point(_fixture, 28.863536546931698, -14.05554525428484);
                physics_fixture_add_point(_fixture, 26.455549554772517, -13.273142852259692);
                physics_fixture_set_density(_fixture, 1);
                physics_fixture_set_friction(_fixture, 0.2);
                physics_fixture_set_restitution(_fixture, 0);
                physics_fixture_set_sensor(_fixture, false);
                array_push(_bound, physics_fixture_bind(_fixture, _instance));
                physics_fixture_delete(_fixture);
                _fixture = physics_fixture_create();
                physics_fixture_set_polygon_shape(_fixture);
                physics_fixture_add_point(_fixture, 23.544156202895543, -9.265953679356251);
                physics_fixture_add_point(_fixture, 26.455549554772517, -13.273142852259692);
                physics_fixture_add_point(_fixture, 24.573975702557185, -11.578966146079939);
                physics_fixture_set_density(_fixture, 1);
                physics_fixture_set_friction(_fixture, 0.2);
                physics_fixture_set_restitution(_fixture, 0);
                physics_fixture_set_sensor(_fixture, false);
                array_push(_bound, physics_fixture_bind(_fixture, _instance));
                physics_fixture_delete(_fixture);
            }
            if (_category == undefined || _category == "hit")
            {
                _fixture = physics_fixture_create();
                physics_fixture_set_polygon_shape(_fixture);
                physics_fixture_add_point(_fixture, 16.507277162185417, -24.8018976675626);
                physics_fixture_add_point(_fixture, 16.507277162185417, 12.8018976675626);
                physics_fixture_add_point(_fixture, 17.30917482974801, 14.19082517025199);
                physics_fixture_add_point(_fixture, 18.6981023324374, 14.992722837814583);
                physics_fixture_add_point(_fixture, 20.3018976675626, 14.992722837814583);
                physics_fixture_add_point(_fixture, 21.69082517025199, 14.19082517025199);
                physics_fixture_add_point(_fixture, 22.492722837814583, 12.8018976675626);
                physics_fixture_add_point(_fixture, 22.492722837814583, -24.801897667562596);
                physics_fixture_set_density(_fixture, 1);
                physics_fixture_set_friction(_fixture, 0.2);
                physics_fixture_set_restitution(_fixture, 0);
                physics_fixture_set_sensor(_fixture, false);
                array_push(_bound, physics_fixture_bind(_fixture, _instance));
                physics_fixture_delete(_fixture);
                _fixture = physics_fixture_create();
                physics_fixture_set_polygon_shape(_fixture);
                physics_fixture_add_point(_fixture, 16.507277162185417, -24.8018976675626);
                physics_fixture_add_point(_fixture, 22.492722837814583, -24.801897667562596);
                physics_fixture_add_point(_fixture, 21.69082517025199, -26.190825170251987);
                physics_fixture_add_point(_fixture, 20.301897667562592, -26.992722837814586);
                physics_fixture_add_point(_fixture, 18.698102332437408, -26.992722837814586);
                physics_fixture_add_point(_fixture, 17.30917482974801, -26.19082517025199);
                physics_fixture_set_density(_fixture, 1);
                physics_fixture_set_friction(_fixture, 0.2);
                physics_fixture_set_restitution(_fixture, 0);
                physics_fixture_set_sensor(_fixture, false);
                array_push(_bound, physics_fixture_bind(_fixture, _instance));
                physics_fixture_delete(_fixture);
            }
            break;
    }
    return _bound;
}

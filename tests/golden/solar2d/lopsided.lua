local M = {}

function M.physicsData(scale)
  local physics = {data = {}}
  local data = physics.data;

  (function() data["stand"] = {
    {pe_fixture_id = "notched", density = 1, friction = 0.2, bounce = 0, isSensor = false,
      filter = {categoryBits = 1, maskBits = 2, groupIndex = 0},
      shape = {8,-32,-8,-24,-28,-36}},
    {pe_fixture_id = "notched", density = 1, friction = 0.2, bounce = 0, isSensor = false,
      filter = {categoryBits = 1, maskBits = 2, groupIndex = 0},
      shape = {8,-32,12,0,-8,-24}},
    {pe_fixture_id = "notched", density = 1, friction = 0.2, bounce = 0, isSensor = false,
      filter = {categoryBits = 1, maskBits = 2, groupIndex = 0},
      shape = {-8,-24,-24,4,-28,-36}},
    {pe_fixture_id = "head", density = 1, friction = 0.2, bounce = 0, isSensor = false,
      filter = {categoryBits = 1, maskBits = 2, groupIndex = 0},
      shape = {26.785212680645586,-24.689472884090687,25.193176955913174,-22.306823044086826,22.81052711590931,-20.71478731935441,20,-20.155738717144168,17.18947288409069,-20.714787319354414,14.806823044086826,-22.30682304408683,13.214787319354407,-24.689472884090694,12.655738717144168,-27.5}},
    {pe_fixture_id = "head", density = 1, friction = 0.2, bounce = 0, isSensor = false,
      filter = {categoryBits = 1, maskBits = 2, groupIndex = 0},
      shape = {17.18947288409069,-34.285212680645586,20,-34.84426128285583,22.81052711590931,-34.285212680645586,25.193176955913174,-32.693176955913174,26.785212680645586,-30.31052711590931,27.344261282855832,-27.5,26.785212680645586,-24.689472884090687,12.655738717144168,-27.5}},
    {pe_fixture_id = "head", density = 1, friction = 0.2, bounce = 0, isSensor = false,
      filter = {categoryBits = 1, maskBits = 2, groupIndex = 0},
      shape = {13.214787319354414,-30.31052711590931,14.806823044086826,-32.693176955913174,17.18947288409069,-34.285212680645586,12.655738717144168,-27.5}},
    {pe_fixture_id = "foot", density = 1, friction = 0.2, bounce = 0, isSensor = false,
      filter = {categoryBits = 2, maskBits = 5, groupIndex = 0},
      shape = {4,20,4,31,-26,31,-26,20}},
    {pe_fixture_id = "blade", density = 1, friction = 0.2, bounce = 0, isSensor = false,
      filter = {categoryBits = 2, maskBits = 5, groupIndex = 0},
      shape = {30.015214203768842,28.791801701344113,29.274033112736497,30.455524834552378,27.88438961034563,31.63290115924174,26.121519635103866,32.090736854734445,24.334581205789263,31.73835194655186,-1.1225006063107834,12.64554058747683,-1.9611328783741548,11.028747469625934,-2.015214203768842,9.20819829865588}},
    {pe_fixture_id = "blade", density = 1, friction = 0.2, bounce = 0, isSensor = false,
      filter = {categoryBits = 2, maskBits = 5, groupIndex = 0},
      shape = {-1.2740331127364968,7.544475165447629,0.1156103896543712,6.367098840758267,1.8784803648961343,5.909263145265548,3.665418794210737,6.261648053448134,29.12250060631078,25.35445941252317,29.96113287837416,26.971252530374073,30.015214203768842,28.791801701344113,-2.015214203768842,9.20819829865588}},
  } end)();
  (function() data["strike"] = {
    {pe_fixture_id = "notched", density = 1, friction = 0.2, bounce = 0, isSensor = false,
      filter = {categoryBits = 1, maskBits = 2, groupIndex = 0},
      shape = {-6,-10,-2,20,-22,30,-22,-20}},
    {pe_fixture_id = "notched", density = 1, friction = 0.2, bounce = 0, isSensor = false,
      filter = {categoryBits = 1, maskBits = 2, groupIndex = 0},
      shape = {-2,20,28,30,-22,30}},
    {pe_fixture_id = "dot", density = 1, friction = 0.2, bounce = 0, isSensor = false,
      filter = {categoryBits = 2, maskBits = 5, groupIndex = 0},
      shape = {23.562487750511124,-17.523420891795098,22.074269944889124,-15.475064810413695,19.881573852215332,-14.20911113105744,17.36353654693169,-13.94445474571516,14.955549554772517,-14.726857147740311,13.073975702557178,-16.421033853920065,12.044156202895543,-18.73404632064375,12.044156202895543,-21.26595367935625}},
    {pe_fixture_id = "dot", density = 1, friction = 0.2, bounce = 0, isSensor = false,
      filter = {categoryBits = 2, maskBits = 5, groupIndex = 0},
      shape = {14.955549554772517,-25.273142852259692,17.363536546931698,-26.05554525428484,19.881573852215332,-25.79088886894256,22.074269944889124,-24.52493518958631,23.562487750511124,-22.476579108204902,24.088900890454966,-20,23.562487750511124,-17.523420891795098,12.044156202895543,-21.26595367935625}},
    {pe_fixture_id = "dot", density = 1, friction = 0.2, bounce = 0, isSensor = false,
      filter = {categoryBits = 2, maskBits = 5, groupIndex = 0},
      shape = {13.073975702557185,-23.57896614607994,14.955549554772517,-25.273142852259692,12.044156202895543,-21.26595367935625}},
    {pe_fixture_id = "pole", density = 1, friction = 0.2, bounce = 0, isSensor = false,
      filter = {categoryBits = 2, maskBits = 5, groupIndex = 0},
      shape = {10.992722837814583,-36.8018976675626,10.992722837814583,0.8018976675625993,10.19082517025199,2.1908251702519905,8.8018976675626,2.9927228378145827,7.198102332437401,2.9927228378145827,5.8091748297480095,2.1908251702519905,5.007277162185417,0.8018976675625993,5.007277162185417,-36.8018976675626}},
    {pe_fixture_id = "pole", density = 1, friction = 0.2, bounce = 0, isSensor = false,
      filter = {categoryBits = 2, maskBits = 5, groupIndex = 0},
      shape = {5.8091748297480095,-38.19082517025199,7.198102332437408,-38.99272283781458,8.801897667562592,-38.99272283781458,10.19082517025199,-38.19082517025199,10.992722837814583,-36.8018976675626,5.007277162185417,-36.8018976675626}},
  } end)();

  local factor = scale or 1
  for _, fixtures in pairs(data) do
    for _, fixture in ipairs(fixtures) do
      for i = 1, #fixture.shape do
        fixture.shape[i] = fixture.shape[i] * factor
      end
    end
  end

  function physics:get(name)
    return (unpack or table.unpack)(self.data[name])
  end

  function physics:getFixtureId(name, index)
    return self.data[name][index].pe_fixture_id
  end

  return physics
end

return M

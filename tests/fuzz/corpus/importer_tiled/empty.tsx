<?xml version="1.0" encoding="UTF-8"?>
<tileset name="hero" tilewidth="32" tileheight="48" tilecount="1" columns="1">
 <image source="hero.png" width="32" height="48"/>
 <tile id="0"><objectgroup>
  <object id="1"><polygon points=""/></object>
  <object id="2"><polyline points="1,1"/></object>
 </objectgroup></tile>
</tileset>

<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" name="hero" tilewidth="32" tileheight="48" spacing="2" margin="1" tilecount="6" columns="3">
 <image source="hero.png" width="104" height="102"/>
 <tile id="1" type="idle">
  <objectgroup draworder="index">
   <object id="1" name="hull" type="hurt" x="4" y="8" rotation="90"><polygon points="0,0 10,0 10,4.5"/></object>
   <object id="2" name="box" class="hit" x="1" y="2" width="10" height="20">
    <properties><property name="loud" type="bool" value="true"/><property name="text">a</property></properties>
   </object>
   <object id="3" name="ball" x="2" y="2" width="8" height="8"><ellipse/></object>
   <object id="4" name="egg" x="2" y="2" width="8" height="6"><ellipse/></object>
   <object id="5" name="arm" x="2" y="2" width="8" height="20"><capsule/></object>
   <object id="6" name="edge" x="1" y="1" visible="0"><polyline points="0,0 5,5"/></object>
   <object id="7" name="spawn" x="1" y="1"><point/></object>
   <object id="8" name="turned" x="10" y="10" width="4" height="2" rotation="45"/>
   <object id="9" name="picture" gid="3" x="10" y="10" width="4" height="2"/>
  </objectgroup>
  <animation><frame tileid="1" duration="120"/><frame tileid="2" duration="80"/></animation>
 </tile>
 <tile id="4"><animation><frame tileid="4" duration="1"/><frame tileid="2" duration="1"/></animation></tile>
</tileset>
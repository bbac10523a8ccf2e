<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" name="lopsided" tilewidth="64" tileheight="80" spacing="0" margin="0" tilecount="3" columns="3">
 <image source="lopsided.png" width="192" height="80"/>
 <tile id="0">
  <properties>
   <property name="frame" type="string" value="stand"/>
   <property name="pivotX" type="float" value="20"/>
   <property name="pivotY" type="float" value="30"/>
   <property name="duration" type="float" value="100"/>
   <property name="animation" type="string" value="attack"/>
  </properties>
  <objectgroup draworder="index">
   <object id="1" name="notched" type="hurt" x="4" y="4">
    <polygon points="0,0 36,4 40,36 20,12 4,40"/>
    <properties>
     <property name="categoryBits" type="int" value="1"/>
     <property name="maskBits" type="int" value="0"/>
    </properties>
   </object>
   <object id="2" name="head" type="hurt" x="44.75" y="5.25" width="14.5" height="14.5">
    <ellipse/>
    <properties>
     <property name="categoryBits" type="int" value="1"/>
     <property name="maskBits" type="int" value="0"/>
    </properties>
   </object>
   <object id="3" name="foot" type="hit" x="6" y="60" width="30" height="11">
    <properties>
     <property name="categoryBits" type="int" value="2"/>
     <property name="maskBits" type="int" value="5"/>
    </properties>
   </object>
   <object id="4" name="blade" type="hit" x="36.4" y="46.8">
    <polygon points="0,0 -4.8,6.4 19.2,24.4 24,18"/>
    <properties>
     <property name="categoryBits" type="int" value="2"/>
     <property name="maskBits" type="int" value="5"/>
    </properties>
   </object>
   <object id="5" name="blade" type="hit" x="30" y="46" width="8" height="8">
    <ellipse/>
    <properties>
     <property name="categoryBits" type="int" value="2"/>
     <property name="maskBits" type="int" value="5"/>
    </properties>
   </object>
   <object id="6" name="blade" type="hit" x="54" y="64" width="8" height="8">
    <ellipse/>
    <properties>
     <property name="categoryBits" type="int" value="2"/>
     <property name="maskBits" type="int" value="5"/>
    </properties>
   </object>
  </objectgroup>
  <animation>
   <frame tileid="0" duration="100"/>
   <frame tileid="1" duration="50"/>
  </animation>
 </tile>
 <tile id="1">
  <properties>
   <property name="frame" type="string" value="strike"/>
   <property name="pivotX" type="float" value="20.5"/>
   <property name="pivotY" type="float" value="28"/>
   <property name="duration" type="float" value="50"/>
  </properties>
  <objectgroup draworder="index">
   <object id="1" name="notched" type="hurt" x="10" y="20">
    <polygon points="0,0 0,50 50,50 20,40 16,10"/>
    <properties>
     <property name="categoryBits" type="int" value="1"/>
     <property name="maskBits" type="int" value="0"/>
    </properties>
   </object>
   <object id="2" name="ground" type="wall" x="0" y="72">
    <polyline points="0,0 20,4 64,2"/>
    <properties>
     <property name="categoryBits" type="int" value="4"/>
     <property name="maskBits" type="int" value="4"/>
    </properties>
   </object>
   <object id="3" name="dot" type="hit" x="44" y="14" width="12" height="12">
    <ellipse/>
    <properties>
     <property name="categoryBits" type="int" value="2"/>
     <property name="maskBits" type="int" value="5"/>
    </properties>
   </object>
   <object id="4" name="pole" type="hit" x="43" y="4">
    <polygon points="0,0 -6,0 -6,36 0,36"/>
    <properties>
     <property name="categoryBits" type="int" value="2"/>
     <property name="maskBits" type="int" value="5"/>
    </properties>
   </object>
   <object id="5" name="pole" type="hit" x="37" y="1" width="6" height="6">
    <ellipse/>
    <properties>
     <property name="categoryBits" type="int" value="2"/>
     <property name="maskBits" type="int" value="5"/>
    </properties>
   </object>
   <object id="6" name="pole" type="hit" x="37" y="37" width="6" height="6">
    <ellipse/>
    <properties>
     <property name="categoryBits" type="int" value="2"/>
     <property name="maskBits" type="int" value="5"/>
    </properties>
   </object>
  </objectgroup>
 </tile>
 <tile id="2">
  <properties>
   <property name="frame" type="string" value="rest"/>
   <property name="pivotX" type="float" value="20"/>
   <property name="pivotY" type="float" value="30"/>
   <property name="duration" type="float" value="200"/>
  </properties>
 </tile>
</tileset>

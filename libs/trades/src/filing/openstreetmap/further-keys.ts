import { type FilingTable, NO_BUSINESS } from '../filing-table.js';

/** Values of keys other than the seven large ones; extracts contain places with these keys too. */
export const furtherKeys: Readonly<Record<string, FilingTable>> = {
  historic: {
    [NO_BUSINESS]:
      'memorial, monument, castle, ruins, archaeological site, wayside cross, wayside shrine, boundary stone, building, church, tomb, city gate, citywalls, manor, fort, tower, house, cannon, milestone, chapel, heritage, stone, mine, mine shaft, yes, monastery, palace, bridge, battlefield, farm, aircraft, locomotive, ship, stolperstein, mill, tree, statue, pillory, rune stone, tumulus, bunker, industrial, district, cemetery, road, wreck, charcoal pile, wayside chapel, vehicle, gallows, aqueduct',
  },
  railway: {
    [NO_BUSINESS]:
      'station, halt, stop, tram stop, subway entrance, platform, level crossing, signal box, tram, rail, crossing, stop position, train station entrance, yes, yard, turntable, site',
  },
  'public transport': {
    [NO_BUSINESS]: 'platform, stop position, station, stop area, yes, stop, entrance, bus stop, halt',
  },
  highway: {
    [NO_BUSINESS]:
      'bus stop, rest area, services, crossing, platform, elevator, speed camera, milestone, emergency bay, traffic signals, trailhead, motorway junction, street lamp, stop, steps, path, footway, pedestrian, residential, service, toll gantry, turning circle, passing place, raceway',
  },
  aeroway: {
    taxi: 'aerodrome, airport, terminal, airfield',
    [NO_BUSINESS]:
      'helipad, heliport, runway, gate, hangar, windsock, taxiway, apron, navigationaid, parking position, holding position',
  },
  aerialway: {
    taxi: 'station, gondola, cable car, chair lift, t-bar, drag lift, platter, mixed lift, magic carpet, rope tow, j-bar, yes',
    [NO_BUSINESS]: 'pylon, goods, zip line',
  },
  'man made': {
    [NO_BUSINESS]:
      'tower, water tower, surveillance, mast, antenna, chimney, flagpole, water well, survey point, windmill, watermill, lighthouse, pier, bridge, wastewater plant, water works, reservoir covered, silo, storage tank, works, cross, obelisk, adit, mineshaft, observatory, monitoring station, pumping station, street cabinet, communications tower, cairn, beehive, crane, kiln, insect hotel, summit cross, telescope, manhole, utility pole, gasometer, dyke, embankment, tunnel, planter, spring box, nesting site, clearcut, pipeline, breakwater, groyne, water tap',
  },
  natural: {
    [NO_BUSINESS]:
      'tree, peak, spring, cave entrance, beach, water, wood, rock, stone, cliff, saddle, valley, bay, wetland, scrub, heath, grassland, glacier, ridge, hot spring, geyser, volcano, meadow, sinkhole, tree row, arch, cape, island',
  },
  emergency: {
    behoerde:
      'ambulance station, water rescue, mountain rescue, lifeguard, coast guard, fire service, lifeboat station, ses station, disaster response, rescue station, water rescue station, technisches hilfswerk, control centre, air rescue service',
    [NO_BUSINESS]:
      'fire hydrant, defibrillator, phone, assembly point, life ring, siren, access point, suction point, water tank, fire extinguisher, fire hose, landing site, first aid kit, emergency ward entrance, fire alarm box, fire water pond, yes, rescue box, drinking water, bleed control kit',
  },
  landuse: {
    entsorgung: 'landfill',
    'garten-landschaftsbau': 'plant nursery, greenhouse horticulture',
    [NO_BUSINESS]:
      'cemetery, allotments, recreation ground, village green, industrial, commercial, retail, residential, religious, grass, forest, meadow, farmland, farmyard, garages, military, railway, construction, brownfield, basin, reservoir, vineyard, orchard, quarry, greenfield, flowerbed, education, institutional, civic admin, depot, winter sports, port, fairground',
  },
  club: {
    'fitness-sport':
      'sport, sports, fitness, shooting, sailing, tennis, yacht, football, golf, equestrian, motorsport',
    'kultur-unterhaltung':
      'culture, music, art, theatre, computer, game, chess, cinema, carnival, history, dance, photography, nightclub',
    behoerde:
      'scout, yes, social, charity, religion, student, freemasonry, fraternity, veterans, youth, automobile, political, nature, animals, elderly, ethnic, allotments, fishing, motorcycle, farmers, linux, women, hunting, board games, dog, lgbtq, shooting guild, garden, amateur radio, rail transport modelling, tourism, mountaineering, model railway, cooking, cannabis, science, pigeon, volunteers, local history, singing, tradition, gardening, motor, aviation, scouts, card games, fan, senior, sorority, military, astronomy, international',
  },
  education: {
    kindergarten: 'kindergarten, childcare, nursery',
    schule: 'school, college, university, centre, facultative, research, yes',
    'kurse-nachhilfe':
      'music, language school, music school, dancing school, courses, prep school, tutoring, art school, language, dance school, art, cooking school, training, ski school, sailing school, surf school, circus school',
    fahrschule: 'driving school, driver training',
  },
  building: {
    hotel: 'hotel',
    schule: 'school, university, college',
    kindergarten: 'kindergarten',
    krankenhaus: 'hospital',
    behoerde: 'public, civic, government, fire station, town hall, townhall',
    einzelhandel: 'retail, supermarket, kiosk, shop',
    'buero-beratung': 'office, commercial',
    [NO_BUSINESS]:
      'church, chapel, mosque, temple, cathedral, house, apartments, residential, garage, garages, shed, yes, train station, transportation, parking, bunker, barn, farm, farm auxiliary, greenhouse, warehouse, industrial, service, hut, carport, ruins, roof, construction, detached, semidetached house, terrace, bungalow, castle, tower, shrine, synagogue, religious, toilets, stable, cabin, allotment house, static caravan, monastery, silo, transformer tower, grandstand, pavilion, dormitory, gatehouse, presbytery, storage tank',
  },
};

/** A more precise meaning of the value `information` of `tourism`, from the key `information`. */
export const informationValues: FilingTable = {
  reisebuero: 'office, visitor centre, tourist office, tourist information, visitor center',
};

/** Cuisines of a restaurant, from the key `cuisine`, that make it a different trade. */
export const cuisineValues: FilingTable = {
  pizzeria: 'pizza',
  cafe: 'ice cream, coffee shop, cake, coffee, bubble tea, juice, dessert, donut, waffle, frozen yogurt',
  imbiss:
    'kebab, burger, doner, sandwich, fries, hot dog, fast food, sausage, friture, falafel, currywurst, bagel',
};

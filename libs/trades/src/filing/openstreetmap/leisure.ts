import { type FilingTable, NO_BUSINESS } from '../filing-table.js';

/** Values of the key `leisure`. */
export const leisureValues: FilingTable = {
  'fitness-sport':
    'stables, horse stable, riding school, fitness centre, sports centre, sports hall, stadium, swimming pool, golf course, miniature golf, bowling alley, ice rink, horse riding, water park, dojo, climbing, marina, tennis, sports club, gym, climbing hall, climbing gym, trampoline park, squash, shooting range, shooting ground, riding arena, tennis club, yoga studio, yoga, swimming hall, indoor swimming pool, skating rink, ice stadium, bathing place, beach resort, public swimming pool, summer toboggan, sailing club, boxing, pilates, sport, go kart, karting, roller skating, driving range, water sports, golf, minigolf, diving, paintball, surfing, swimming, outdoor pool, riding hall, rowing club, fitness, ski resort, ice skating, bowls club, climbing wall, skating, bowling, karate, high ropes course, airsoft, aquapark, soccer golf, horse racing, racetrack, wildwater, canoe club, bathing, footgolf, rope course, hot spring, onsen, thermal bath',
  'kultur-unterhaltung':
    'adult gaming centre, amusement arcade, escape game, hackerspace, dance hall, indoor play, casino, gambling, laser tag, social club, arts centre, video arcade, theme park, amusement park, club, dance club, maze, concert hall, music venue, theatre, cinema, billiards, makerspace, bookmaker, bingo hall, indoor playground, lasertag, planetarium, gaming, escape room, e-sports, table top games, zoo, carnival, social, fairground, community centre, ferris wheel, wildlife park, virtual reality, aquarium, library, internet cafe, amusement, leisure centre, funfair, karaoke, bungee, events venue, event hall, events hall',
  'kurse-nachhilfe':
    'dance, dancing school, dance studio, dancing, ballet school, sailing school, ski school',
  hotel: 'resort, summer camp, camp site, holiday village, holiday resort, holiday park, youth hostel',
  kosmetik: 'sauna, spa, tanning salon, massage, wellness, hot tub, solarium, hammam, float tank',
  'sport-freizeit': 'boat rental, canoe rental, sport shop, kayak rental, ski rental',
  'bar-kneipe': 'nightclub, beer garden, bar',
  kindergarten: 'youth centre, childcare, youth club',
  tierbedarf: 'dog training, dog school',
  [NO_BUSINESS]:
    'playground, pitch, park, garden, common, nature reserve, picnic table, picnic site, fitness station, track, slipway, swimming area, firepit, bandstand, dog park, bird hide, wildlife hide, bleachers, outdoor seating, schoolyard, recreation ground, village green, disc golf course, fishing, grass, meadow, playing field, sports field, beach, viewpoint, barbecue, bbq, bench, sandpit, beach volleyball, skatepark, skate park, ski playground, green, square, plaza, table, orchard, allotments, wood, forest, water, shelter, hunting stand, water playground, boules, chess table, no, parking, ground, table tennis table, ruins, high bench, wetland, swing, terrace, sun deck, lounger, artwork, flowerbed, mooring, anchorage, jetty, ski slope, sledding, trampoline, landscape reserve, piste, quay, golf pin, geocache, vacant, disused, nature, trail, outdoor table, tanning area, protected area, sandbox, outdoor gym, basketball, climbing rock, campfire, hammock, pond, boat launch, dog exercise area, model aerodrome, summer house, public garden',
};

import { type FilingTable, NO_BUSINESS } from '../filing-table.js';

/** Values of the key `tourism`. */
export const tourismValues: FilingTable = {
  hotel:
    'hotel, guest house, hostel, apartment, apartments, chalet, camp site, caravan site, motel, alpine hut, holiday flat, bed and breakfast, wilderness hut, holiday apartment, camp pitch, resort, trail riding station, holiday village, cabin, farm, holiday home, holiday house, inn, lodge, aparthotel, camping, pension, bed breakfast, holiday park, guesthouse, room, villa, rooms, vacation rental, villas, basic hut, hut, holiday let, homestay, cottage, summer camp, campsite, boatel, youth hostel, bungalow, zimmer',
  'kultur-unterhaltung':
    'museum, gallery, zoo, theme park, aquarium, attraction, art gallery, visitor attraction, arts centre, wildlife park, planetarium, petting zoo, art, show mine, amusement park, exhibition, amusement ride, cultural centre, maze, show cave, cave, mine, safari park, animal park',
  reisebuero:
    'tourist office, tourist information, information office, tour guide, tourist info, travel agency, tour operator, excursion',
  'fitness-sport': 'water park, spa resort, ski resort',
  kosmetik: 'spa',
  'sport-freizeit': 'boat rental',
  supermarkt: 'wine cellar, winery, wine',
  restaurant: 'restaurant',
  [NO_BUSINESS]:
    'information, viewpoint, artwork, picnic site, no, memorial, monument, castle, ruins, statue, sculpture, fountain, bench, trail, route, map, guidepost, board, picnic table, picnic, hiking, tower, church, beach, park, cross, waterfall, historic, archaeological site, wayside cross, garden, view point, place of worship, lookout, rest area, shelter, signpost, nature, chapel, lean to, geosite, geotope, tree, rock, stone, disused, observation tower, sign, spring, binoculars, bridge, building, palace, path, observation, hide, playground, scenic, dump station, palaeontological site, natural, dolmen, mural, landmark, stop, mountain, peak, lake, parking, barbecue, fort, temple, sundial',
};

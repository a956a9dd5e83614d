import { type FilingTable, NO_BUSINESS } from '../filing-table.js';

/** Values of the key `amenity`. */
export const amenityValues: FilingTable = {
  restaurant: 'restaurant, food court, dining, gasthof, heuriger, buschenschank, osmica, canteen',
  imbiss: 'fast food, snack bar, takeaway, kebab',
  pizzeria: 'pizzeria, pizza',
  cafe: 'cafe, ice cream, internet cafe, coffee, coffee shop, tea house, juice bar',
  'bar-kneipe':
    'bar, pub, biergarten, nightclub, hookah lounge, brewery, wine bar, lounge, disco, karaoke box, karaoke, club, shisha bar, dance hall',
  catering: 'caterer',
  apotheke: 'pharmacy, veterinary pharmacy',
  arzt: 'doctors, clinic, doctor, health centre, health post, laboratory, medical centre, health center, healthcare, dialysis',
  zahnarzt: 'dentist, dental, dental technician',
  krankenhaus: 'hospital, ambulance station, blood donation, birthing centre',
  therapie: 'physiotherapist, alternative medicine, psychotherapist, physiotherapy, rehabilitation',
  pflege:
    'nursing home, social facility, retirement home, hospice, elderly care, senior centre, soup kitchen, food bank, homeless shelter, refugee site, group home, day care centre, shelter home',
  tierarzt: 'veterinary, animal hospital',
  tierbedarf:
    'animal boarding, animal shelter, animal training, animal breeding, dog grooming, kennel, pet grooming, dog training',
  kindergarten:
    'kindergarten, childcare, nursery, preschool, youth centre, kids area, after school, creche, day nursery, youth club',
  schule:
    'school, university, college, research institute, research institution, educational institution, education, faculty, vocational school',
  'kurse-nachhilfe':
    'language school, music school, dancing school, training, prep school, cooking school, dance school, tutoring, art school, courses, adult education, ski school, sailing school, riding school, toy library',
  fahrschule: 'driving school, driver training, driver education, traffic park, flight school',
  bank: 'bank, atm, cash, crypto atm, bureau de change, mobile money agent, money agent, money transfer, payment centre, money exchange, financial, savings bank',
  'post-paket': 'post office, parcel locker, post depot, postal service, parcel, post pickup',
  tankstelle: 'fuel, charging station, ev charging, device charging station, compressed gas, gas station',
  'kfz-werkstatt': 'car repair, auto repair',
  'tuev-pruefstelle': 'vehicle inspection, mot',
  autowaesche: 'car wash, truck wash, vehicle cleaning',
  autovermietung: 'car rental, car sharing, car hire, truck rental, trailer rental, scooter rental',
  autohaendler: 'car dealer',
  motorradwerkstatt: 'motorcycle rental, motorcycle repair',
  fahrradwerkstatt: 'bicycle rental, bicycle shop, bicycle workshop, bicycle sharing, e-bike rental',
  'sport-freizeit':
    'boat rental, dive centre, ski rental, boat sharing, kayak rental, canoe rental, boat storage, surf rental, sled rental',
  taxi: 'taxi company, coach company, bus company, transport company, ferry company, chauffeur, rickshaw',
  reisebuero: 'travel agency, tour operator, tourist office, ticket office, visitor centre',
  'fitness-sport':
    'dojo, stables, riding hall, gym, fitness centre, swimming pool, public bath, sports centre, bathhouse, martial arts, swimming bath, yoga studio, fitness, public baths, thermal bath, onsen, hot spring',
  kosmetik: 'spa, sauna, massage, solarium, hammam, beauty',
  'kultur-unterhaltung':
    'cinema, theatre, library, arts centre, casino, gambling, planetarium, studio, stripclub, brothel, swingerclub, concert hall, music venue, exhibition centre, museum, gallery, art gallery, hackerspace, makerspace, amusement arcade, adult gaming centre, escape game, opera, circus, archive, social club, leisure, music rehearsal place, rehearsal studio, public theatre, photo booth studio, club house, festival grounds, events hall, community library, mediatheque, video arcade, gaming, fablab, sex club, bookmaker, nature centre, environmental education, zoo, indoor play, events venue, conference centre, event hall, convention center, meeting room, wedding venue, venue, event space, trade fair, recording studio',
  hotel:
    'hotel, hostel, guest house, motel, love hotel, accommodation, camping, dormitory, guesthouse, inn, hospitality, holiday home, student accommodation',
  'buero-beratung': 'coworking space, office, coworking, business centre, call centre',
  behoerde:
    'townhall, police, fire station, courthouse, community centre, embassy, prison, register office, public building, government, social centre, ranger station, polling station, customs, public service, monastery, convent, rescue station, mountain rescue, lifeboat station, coast guard, consulate, municipal office, civic centre, diplomatic, job centre, jobcentre, border control, village hall, religious office, parish hall, parish office, bundeswehr, military, immigration, municipal, bailiff, family centre, social security, citizen office, emergency service, red cross, seminary, health office, registry',
  bestattung: 'funeral hall, crematorium, funeral directors, mortuary, funeral home, funeral',
  supermarkt: 'marketplace, market, milk dispenser, farm shop, winery, public market',
  waescherei: 'laundry, washing machine, dry cleaning, laundrette',
  entsorgung:
    'waste transfer station, recycling centre, scrap yard, scrapyard, landfill, waste management, recycling yard, recycling',
  spedition: 'weighbridge, depot, freight, logistics, warehouse',
  umzug: 'storage rental, storage, self storage, moving',
  einzelhandel: 'shop, shopping, mall, retail, flea market, store, dispensary',
  schneiderei: 'tailor',
  fotograf: 'photographer, photo studio',
  versicherung: 'insurance, health insurance',
  steuerberater: 'accountant, tax advisor',
  rechtsanwalt: 'lawyer, notary',
  [NO_BUSINESS]:
    'taxi, parking, parking space, parking entrance, parking exit, bicycle parking, motorcycle parking, bus parking, truck parking, taxi stand, bus station, bus stop, bus garage, ferry terminal, car pooling, place of worship, church, chapel, mosque, shrine, temple, synagogue, place of mourning, place of meditation, grave yard, cemetery, bench, shelter, toilets, toilet, shower, drinking water, water point, watering place, water, well, fountain, clock, telephone, phone, post box, letter box, vending machine, waste basket, waste disposal, recycling container, bottle return, grit bin, bbq, bicycle repair station, bicycle wash, compressed air, vacuum cleaner, public bookcase, give box, food sharing, book exchange, library dropoff, lounger, smoking area, hunting stand, game feeding, feeding place, kneipp water cure, baking oven, kitchen, lavoir, binoculars, photo booth, trolley bay, luggage locker, locker, lockers, dog toilet, dog waste bin, dressing room, changing room, sanitary dump station, hitching post, ticket validator, payment terminal, reception desk, loading dock, loading ramp, parcel drop, notice board, board, bulletin board, table, picnic table, stage, tourist bus parking, charging point, garages, garage, motorcycle stand, chair, seat, water tap, defibrillator, fire hydrant, emergency phone, monument, memorial, cross, wayside shrine, sundial, flagpole, checkpoint, rest area, stop, taxi rank, kick-scooter parking, kick-scooter rental, scooter parking, nameplate, hydrant, playground, park, boat parking, bell, siren, tree, viewpoint, information, meeting point, assembly point, house, apartments, residential, industrial, disused, ruins, unclassified, weather station, car park, dog bin, elevator, stroller parking, ferry stop, lost property box, lighthouse, boundary stone, piano, trash, feeding trough, toll booth, proposed, construction',
};

import { type FilingTable, NO_BUSINESS } from '../filing-table.js';

/** Values of the key `shop`. */
export const shopValues: FilingTable = {
  supermarkt:
    'supermarket, convenience, kiosk, greengrocer, beverages, alcohol, wine, deli, farm, health food, dairy, cheese, frozen food, general, general store, grocery, spices, nuts, brewing supplies, honey, rice, pasta, water, food, organic, country store, eggs, olive oil, tortilla, asian, ethnic, russian, fruit, vegetables, fruits, spirits, liquor, beer, drinks, milk, gourmet, delicatessen, bulk, winery, tea',
  baeckerei: 'bakery, pastry, confectionery, chocolate, sweets, candy, cake, bread, pretzel',
  metzgerei: 'butcher, seafood, fish, fishmonger, meat, poultry',
  cafe: 'coffee, ice cream, cafe',
  imbiss: 'fast food, snack, kebab',
  catering: 'caterer, catering',
  'buecher-schreibwaren':
    'books, stationery, newsagent, tobacco, lottery, music, musical instrument, e-cigarette, anime, comics, art supplies, hobby, video, paper, office supplies, vape, hookah, smoke shop, craft supplies, toner, magic, calligraphy, maps, cigars, piano, press, rare books',
  mode: 'clothes, boutique, fashion, bag, bags, fabric, fashion accessories, leather, luggage, wool, haberdashery, bridal, underwear, lingerie, hat, hats, fur, knitting, yarn, wedding, costume, workwear, uniforms, military surplus, army surplus, textiles, garment, clothing, clothes rental, leather goods, jeans, swimwear, school uniform',
  schuhe: 'shoes, shoe',
  schneiderei: 'tailor, sewing, alteration, sewing machines, dressmaker',
  schuhmacher: 'shoe repair, shoemaker, cobbler',
  'uhrmacher-goldschmied':
    'jewelry, jewellery, watches, watch, clocks, gold, watch repair, gemstones, goldsmith',
  moebel:
    'furniture, kitchen, bed, lighting, houseware, household linen, candles, frame, mattress, lamps, home decor, kitchenware, cookware, office furniture, kitchens, pottery, linen, glassware, bedding, sofa, decoration, household, interior, home furnishing, furniture repair, picture frames, housewares, baskets, porcelain, porcelaine',
  bodenleger:
    'carpet, curtain, flooring, interior decoration, upholstery, floor, interior design, wallpaper, rugs, parquet',
  fliesenleger: 'tiles, tile, ceramics tiles',
  maler: 'paint, painter, paints',
  glaserei:
    'doors, windows, window blind, glaziery, window, door, glass, shutters, sun protection, conservatory, garage doors',
  'heizung-klima': 'fireplace, furnace, hvac, heating, stove, air conditioning, heating systems, stoves',
  sanitaer: 'bathroom furnishing, plumber, plumbing, bathroom, sanitary, pipes',
  elektriker: 'electrical, electrician, electric',
  solartechnik: 'solar, photovoltaic, solar panels',
  steinmetz: 'stonemason, stone, gravestone, tombstone, marble, headstone',
  metallbau: 'metal, metal construction, blacksmith, steel',
  tischler: 'joinery, carpentry, carpenter, joiner, cabinet maker',
  'handwerker-allgemein': 'handicraft, crafts, repair',
  'garten-landschaftsbau': 'swimming pool, groundskeeping, pool, landscaping, fence, pools',
  baumarkt:
    'doityourself, hardware, garden centre, building materials, timber, power tools, garden furniture, plant nursery, tools, tool, garden, gas, fuel, energy, wood, bulk gas, seeds, sand, gravel, firewood, lumber, nursery, plants, garden supplies, fasteners, lpg, heating oil, coal, bottled gas, construction, cement, building supplies, insulation, greenhouse, oil, fencing, trees, trade',
  blumen: 'florist, flowers',
  'sport-freizeit':
    'sports, outdoor, hunting, fishing, toys, weapons, model, boat, baby goods, baby, baby care, games, scuba diving, dive, diving, golf, ski, ski rental, collector, water sports, camping, toy, gun, guns, surf, snowboard, equestrian, horse, rc models, archery, hobby models, climbing, skate, board games, ski repair, paintball, trampoline, fitness equipment, model railway, tent, yacht, canoe hire, knives, firearms',
  tierbedarf:
    'pet, pet grooming, pet food, aquarium, pets, dog grooming, animal feed, aquatics, riding, pet supply, birds, horse feed',
  'second-hand':
    'second hand, antiques, antique, charity, pawnbroker, gold buyer, flea market, junk yard, thrift, used, coins, numismatics, stamps, pawn, money buyer, auction',
  drogerie:
    'chemist, perfumery, cosmetics, hairdresser supply, herbalist, perfume, soap, beauty supply, health, drugstore, essential oils, nutrition supplements, supplements',
  apotheke: 'pharmacy, medicine',
  sanitaetshaus:
    'medical supply, orthopaedics, orthopedics, mobility scooter, mobility, disability, medical, orthopedic, wheelchair',
  optiker: 'optician, hearing aids, eyewear, sunglasses, glasses',
  zahnarzt: 'dental supplies, dental',
  friseur: 'hairdresser, barber, wigs, hair, hair salon',
  kosmetik:
    'beauty, tattoo, massage, nails, piercing, solarium, tanning, nail salon, spa, cosmetic, depilation, tanning salon, body jewellery, day spa, permanent makeup',
  waescherei: 'laundry, dry cleaning, laundrette, ironing',
  reinigung: 'cleaning, pest control, cleaning supplies',
  fotograf: 'photo, photo studio, photographer, photography, film, camera',
  fernsehtechnik:
    'hifi, electronics, radiotechnics, video games, satellite, tv, game, audio, electronic parts, radio, videogames, car audio shop, antenna, electronic, drones',
  'computer-it': 'computer, it, software, computer repair, data recovery, internet, robotics',
  'handy-reparatur':
    'mobile phone, mobile phone accessories, telecommunication, telecommunications, phone, mobile phone repair, phone repair, phones, telephone',
  haushaltsgeraete:
    'appliance, vacuum cleaner, appliances, appliance repair, coffee machines, appliance parts, white goods, sewing machine, domestic appliances, household appliances',
  'drucker-kopie':
    'copyshop, printing, printer, signmaker, printer ink, engraver, engraving, print, license plates, copies, t shirt printing, plotter, sign, advertising materials, rubber stamps',
  schluesseldienst: 'locksmith, key cutter, security, safe, alarm, locks, keys',
  'maschinen-geraete':
    'agrarian, tool hire, machinery, machines, lawn mower, agricultural, tractor, rental, tool rental, machine, forklift, generators, pump, pumps, chainsaw, farm machinery, industrial, equipment rental, compressor, agricultural machinery, scales, construction equipment',
  autohaendler:
    'car, caravan, truck, car dealer, motorhome, trailer, trailers, bus, commercial vehicles, camper, vehicles, car showroom',
  autoteile: 'car parts, auto parts, truck parts, car accessories, scrap yard, car battery, car spares',
  'kfz-werkstatt':
    'car repair, truck repair, car service, repair car, mechanic, bus repair, caravan repair, engine repair',
  reifenservice: 'tyres, tires, wheels',
  autoelektrik: 'car audio, car electronics',
  autoglas: 'car glass',
  'karosserie-lackiererei': 'car painter, car body repair, bodyshop',
  autowaesche: 'car wash, car detailing',
  autovermietung: 'car rental, car hire, caravan rental, motorhome rental',
  motorradwerkstatt:
    'motorcycle, motorcycle repair, motorcycle parts, scooter, moped, atv, motorbike, motorcycle clothes, snowmobile, quad, motorcycle rental',
  fahrradwerkstatt: 'bicycle, bicycle repair, bike, bicycle rental, e-bike, electric bicycle, bikes',
  tankstelle: 'petrol, gas station',
  'tuev-pruefstelle': 'vehicle inspection',
  reisebuero: 'travel agency, travel, travel agent, ticket, tickets',
  bestattung: 'funeral directors, funeral, coffins, urns',
  'post-paket': 'outpost, post, parcel, packaging, courier, post office, mail, mailbox, pick up point',
  bank: 'money, cash, money lender, money transfer, bureau de change, money exchange, bank, currency exchange',
  versicherung: 'insurance, financial, loan, finance, credit, mortgage',
  immobilienmakler: 'estate agent, real estate',
  'kultur-unterhaltung':
    'bookmaker, betting, gambling, adult gaming centre, escape game, amusements, casino, video rental, laser tag, internet cafe, stripclub, arcade, art, gallery, art gallery',
  umzug: 'storage rental, removal, moving, self storage, storage, moving company',
  spedition: 'shipping, logistics',
  therapie: 'physiotherapy, alternative medicine, psychic healing, healing, podologist',
  'buero-beratung':
    'party hire, employment agency, event, event service, wedding planner, advertising, consulting, modelling agency',
  einzelhandel:
    'yes, shop, craft, department store, mall, variety store, gift, gifts, erotic, party, religion, religious, trophy, esoteric, psychic, catalogue, souvenir, souvenirs, bbq, discount, discounter, sex, collectables, weighing scales, flags, balloons, collectibles, christmas, crystals, minerals, occult, adult, headshop, outlet, local specialities, merchandise, trading cards, telemarketing, import, retail, fair trade, world, tourist, spiritual, fan, marketplace, market, shopping centre, bazaar, consumer, various, other, specialty, unknown, fixme, rental service, awards, statues, direct marketing, one dollar, showroom, street vendor, duty free, toiletries, smart, temporary, wholesale, cannabis, hemp, fireworks, pyrotechnics',
  [NO_BUSINESS]: 'vacant, no, disused, abandoned, closed, empty, vending machine, none, vacated',
};

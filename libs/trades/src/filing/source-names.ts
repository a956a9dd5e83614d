import { type FilingTable, NO_BUSINESS } from './filing-table.js';

/**
 * Category names of Google Maps and of the import formats, in English, German and Turkish, that the names of
 * trades in the taxonomy do not cover or would file wrongly. Selection and assignment are our own.
 */
export const sourceNames: FilingTable = {
  arzt: 'addiction treatment center, allergist, anesthesiologist, acupuncture clinic, diabetologist, diagnostic center, dialysis center, endocrinologist, oncologist, pulmonologist, rheumatologist, nephrologist, hematologist, medical diagnostic imaging center, surgical center, sexologist, x-ray lab, mri center, cosmetic surgeon, weight loss service, pregnancy care center, proctologist, vascular surgeon, venereologist, immunologist, sleep clinic, pain control clinic, walk-in clinic, urgent care center, medizinisches versorgungszentrum, mvz, ärztehaus, allergologe, anästhesist, lungenarzt, rheumatologe, onkologe, nephrologe, endokrinologe, diabetologe, schmerztherapeut, sağlık ocağı, poliklinik, mammography service, occupational health service, medical certificate service, medical examiner, local medical services, medical group, occupational safety and health, wahlarzt, ordination, gesundheitszentrum',
  zahnarzt:
    'endodontist, periodontist, prosthodontist, dental implants provider, teeth whitening service, zahnärztliche klinik',
  krankenhaus: 'birth center, medical emergency service, rehabilitation hospital',
  therapie:
    'hypnotherapy service, chinese medicine clinic, massage therapist, sports massage therapist, physiotherapy center, heilpraktiker für psychotherapie, reiki therapist, stottertherapie, lymph drainage therapist, oriental medicine clinic, mental health service, meditation center',
  pflege:
    "disability services and support organization, care services, social welfare center, children's home, foster care service, family service center, meals on wheels, kinderheim, tagespflege, senioren wg, betreutes wohnen, homeless service, soziales, soziale dienste",
  kindergarten: 'youth organization, nanny, babysitter',
  schule:
    'military school, boarding school, beauty school, barber school, computer training school, medical school, nursing school, lyceum, institute of technology, ahs, bhs, allgemeinbildende höhere schule, berufsbildende höhere schule',
  'kurse-nachhilfe':
    'singing teacher, piano instructor, guitar instructor, drama school, swimming school, first aid training, coaching center, driving theory, surf school, diving school, exam preparation, cooking class, horse riding instructor, art class, music conservatory, ice skating lessons, knitting classes, literacy program, mountaineering class',
  'fitness-sport':
    'aquatic centre, archery range, equestrian facility, swimming basin, swimming pool, outdoor swimming pool, horse riding school, yacht club, tennis court, athletic track, stadium, ski resort, freibad, hallenbad, paintball center, recreation center, badminton court, squash court, boxing club, motorsports club, bowling club, sports activity location, schützenverein, reitverein, schwimmbecken, tennisanlage, sportverein, thermal baths, thermal bath, hot spring, thermalbad, therme, public bath, public swimming pool, water park, erlebnisbad, kaplıca, hamam ve kaplıca, indoor cycling, ice skating rink, indoor snowcenter, horse rental service, horseback riding service, lido',
  'kultur-unterhaltung':
    'aquarium, art center, art studio, haunted house, planetarium, observatory, cultural association, drive-in movie theater, carnival club, dance hall, live music venue, community garden association, historical society, video game rental, petting zoo, kulturverein, botanical garden, botanischer garten, conference center, banquet hall, function room facility, exhibition and trade centre, veranstaltungsraum, veranstaltungsort, conference centre, convention center, event venue, event hall, party venue, wedding venue, eventlocation, hochzeitslocation, tagungszentrum, tagungshaus, konferenzzentrum, kongresszentrum, kongresshalle, stadthalle, festhalle, festsaal, mehrzweckhalle, messegelände, düğün salonu, recording studio, music recording studio, tonstudio, movie rental store, magician, music producer, music management and promotion, musical club, kultur, kulturhaus, veranstaltungszentrum',
  'bar-kneipe': 'dance club, gastropub, wine club, cigar bar, tanzclub, live music bar',
  restaurant:
    'bistro, gastro, dinner theater, buffet restaurant, tapas bar, tapas restaurant, raststätte, autobahnraststätte, fish & chips restaurant, restaurant or cafe',
  catering: "children's party buffet, marquee hire service",
  supermarkt:
    "beer distributor, beer store, cheese manufacturer, fruit and vegetable store, wine wholesaler and importer, cash and carry wholesaler, produce wholesaler, food producer, food manufacturer, food products supplier, frozen food manufacturer, olive oil manufacturer, natural goods store, mineral water company, agricultural cooperative, agricultural service, agricultural production, horse breeder, cattle farm, poultry farm, pig farm, dairy farm, pumpkin patch, christmas tree farm, vineyard, weingut, bauernhof, obsthof, landwirtschaft, landwirtschaftlicher betrieb, farmers' market, food supplier, tea manufacturer, coffee wholesaler, egg supplier, dried fruit store, lebensmittelhandel, bauernmarkt",
  metzgerei: 'meat processor, meat wholesaler, fish processing',
  einzelhandel:
    'market hall, auction house, exporter, importer, chemical manufacturer, party store, balloon store, religious goods store, candle store, cannabis store, restaurant supply store, vending machine supplier, fireworks store, psychic, astrologer, vehicle exporter, packaging supply store',
  'sport-freizeit':
    'archery store, skate shop, running store, fishing pond, golf shop, billiards supply store, scuba tour agency, magic store, boat repair shop, boat builders, boat rental service, marine supply store, bootsverleih',
  'buecher-schreibwaren':
    'tabaktrafik, piano store, guitar store, record store, art supply store, comic book store, musikgeschäft',
  moebel:
    'cutlery store, countertop store, kitchenware, pottery store, furniture rental service, picture frame shop, framing store, art framing',
  bodenleger:
    'floor refinishing service, floor sanding and polishing service, wood floor refinishing service, wood floor installation service, rug store, carpet wholesaler, interior designer, interior construction contractor, polsterei',
  mode: 'uniform store, hat shop, t-shirt store, swimwear store, formal wear store, fur coat shop',
  schuhmacher: 'orthopedic shoe store, leather repair service, orthopädieschuhmacher',
  schneiderei: 'weaving mill, textile mill, fashion designer, textile engineer, monogramming service',
  'uhrmacher-goldschmied': 'gemologist, diamond dealer, diamond buyer',
  baumarkt:
    'fertilizer supplier, cement supplier, greenhouse, ready mix concrete supplier, gravel pit, sand and gravel supplier, retaining wall supplier, plastic fabrication company, abrasives supplier, bark supplier, topsoil supplier, garden building supplier, swimming pool supply store, plumbing supply store, fastener supplier, wood supplier, aluminum supplier, steel distributor, hot tub store, grill store, sauna store, patio enclosure supplier, rolled metal products supplier, industrial equipment supplier, mineral supplier, kieswerk, betonwerk',
  maler: 'painting, sandblasting service, paint stripping service, graffiti removal service',
  dachdecker: 'roofing supply store, gutter cleaning service, gutter service',
  tischler:
    'furniture maker, stair contractor, door shop, interior fitting contractor, countertop contractor, innenausbau, treppenbau, wood frame supplier',
  zimmerei: 'deck builder, log home builder, wood framing',
  bauunternehmen:
    'waterproofing service, building equipment hire service, concrete product supplier, asbestos testing service',
  metallbau:
    'railing contractor, sheet metal contractor, machining manufacturer, metal finisher, metal polishing service, metal processing company, steel fabricator, foundry, galvanizing service, fence supply store, machine workshop, cnc machining, powder coating service, auto machine shop, metallverarbeitung, drehteile, laser cutting service, iron works, mold maker, metal heat treating service, metal stamping service, iron ware dealer, metalware producer, metalware dealer, sheet metal work, knife manufacturing',
  glaserei:
    'glass merchant, glass & mirror shop, glass industry, stained glass studio, interior door shop, awning supplier, rollladen, markisen, wintergarten',
  'heizung-klima':
    'stove builder, wood stove shop, gas installation service, boiler supplier, heat pump supplier, energy equipment and solutions, refrigeration service, hot water system supplier',
  sanitaer:
    'drain cleaning service, septic tank service, water softening equipment supplier, gas fitter, bathroom renovator',
  elektriker:
    'electrical installation, elektroinstallationsbetrieb, elektrobetrieb, home automation company, lighting contractor, elektroinstallation, electrical engineer',
  'garten-landschaftsbau':
    'forestry service, pool cleaning service, irrigation equipment supplier, sod supplier, lawn care, swimming pool repair service, fountain contractor, baumpflege',
  'kfz-werkstatt':
    'garage, auto radiator repair service, radiator repair service, rv repair shop, truck accessories, engine rebuilding service, diesel engine repair service, car service, oil change, autodienst, werkstatt, truck workshop, lpg conversion',
  'karosserie-lackiererei': 'auto restoration service, vehicle body builder',
  autohaendler:
    'trailer dealer, vehicle dealer, auto market, motor home dealer, anhängerhändler, tesla showroom, electric vehicle dealer, mobile home dealer, horse trailer dealer',
  motorradwerkstatt: 'atv dealer, atv repair shop, quad',
  autoteile: 'battery store, auto body parts supplier, truck parts supplier',
  autovermietung: 'trailer rental service, caravan rental',
  'maschinen-geraete':
    'air compressor supplier, tractor repair shop, crane rental agency, machinery parts manufacturer, generator shop, pump supplier, hydraulic equipment supplier, packaging machinery, machine manufacturer, material handling equipment supplier, welding supply store, maschinenbau, maschinenbauunternehmen, farm equipment, machine maintenance service, laboratory equipment supplier, machine maintenance',
  haushaltsgeraete: 'sewing machine repair service, coffee machine supplier',
  fernsehtechnik:
    'satellite communication service, event technology service, stereo repair service, electronic parts supplier, musical sound hire, sound and lighting rental, home theater store, home cinema installation',
  'computer-it':
    'web hosting company, internet service, cable internet, electronics engineer, software training institute, data center',
  'drucker-kopie':
    'promotional products supplier, embroidery printing, trophy shop, 3d printing service, printing equipment supplier',
  'handwerker-allgemein':
    'piano tuning service, piano repair service, violin shop, musical instrument repair shop, umbrella repair, restorer, handwerksbetrieb, workshop, craftsman',
  friseur: 'hair replacement service',
  sanitaetshaus: 'wheelchair rental service, orthotics & prosthetics service, stairlift supplier',
  versicherung:
    'auskunftei, auskunfteien, wirtschaftsauskunftei, kreditauskunftei, credit bureau, credit reporting agency, finanzen, check cashing service, stock broker, venture capital company, debt collecting, factoring, unternehmensfinanzierung, mortgage broker, loss adjuster, leasing service',
  rechtsanwalt:
    'debt collection agency, inkassobüro, inkassounternehmen, legal aid office, detective agency, foreclosure service, patentanwaltskanzlei, insolvency service',
  immobilienmakler:
    'estate appraiser, holiday property sales, show home, display home centre, fertighaus ausstellung',
  hausverwaltung: "homeowners' association, condominium association, mobile home park",
  architekt:
    'environmental engineer, geotechnical engineer, drafting service, water testing service, energy advisory service, acoustical consultant',
  'buero-beratung':
    'court interpreter, trade fair construction company, business park, event planner, manufacturer, unternehmen, betrieb, gewerbebetrieb, power plant operator, energy company, association / organization, environmental consultant, office space rental agency, pharmaceutical company, electric utility company, water utility company, cable company, packaging company, trade organization, professional association, aircraft maintenance company, health consultant, energieversorger, energieversorgung, energieversorgungsunternehmen, stromversorger, stromanbieter, gasversorger, wasserversorger, stadtwerke, elektrizitätswerk, fernwärme, netzbetreiber, freie berufe, freiberufler, gewerbe, industrie, medien, publisher, book publisher, newspaper publisher, magazine publisher, publishing house, newspaper, news service, zeitung, zeitungsverlag, buchverlag, verlag, redaktion, market researcher, market research company, international trade consultant, meeting planning service, mailing list service, liquidator, market operator, mapping service, marktforschung',
  behoerde:
    "animal protection organization, non-governmental organization, non-profit organization, charity, military base, public health department, driver's license office, registration office, unemployment office, chamber of agriculture, municipal department, parish, pfarramt, pfarre, vereinsheim, abbey, priory, convent, monastery, kloster, community center, volunteer organization, religious organization, religious institution, ngo, dernek, environmental organization, labor union, fraternal organization, verein, vereinigung, stiftung, passport office, lost property office, office of vital records, military recruiting office, local government office, license bureau, lost and found, housing authority, municipal administration office, fundbüro",
  taxi: 'taxi, cable car, railroad company, charter flight, ferry company, bus tour agency, seilbahn, chairlift, mountain cable car, verkehr, verkehrsbetrieb, verkehrsunternehmen, verkehrsverbund, verkehrsgesellschaft, nahverkehr, öpnv, eisenbahn, eisenbahnunternehmen',
  spedition:
    'dump truck service, grocery delivery service, trucking company, container terminal, cold storage facility, warehouse, lager',
  reisebuero:
    'tourismus, bus ticket agency, ticket office, tourist information center, sightseeing tour, ausflugsveranstalter',
  hotel:
    'cabin rental agency, farm stay, holiday apartment, mountain hut, rv park, wellness hotel, private guest room, self catering accommodation, zimmervermietung, berghütte, student dormitory, studentenwohnheim, mobile home rental agency, houseboat rental service',
  tankstelle: 'truck stop, autohof, alternative fuel station',
  autowaesche: 'vehicle cleaning, motorcycle wash',
  entsorgung:
    'sewage disposal service, hazardous waste, oil waste, metal recycler, junkyard, junk dealer, junk removal service, incineration plant',
  tierbedarf:
    'horse breeder stable, animal cafe, pet adoption service, aquarium shop, dog breeder, animal rescue service, hundezüchter, pferdepension, horse trainer',
  bestattung: 'pet cemetery, memorial estate, funeral celebrant, tierkrematorium',
  waescherei: 'laundromat, linen service, textile rental, curtain cleaning',
  kosmetik: 'aesthetics, sauna club, facial treatment, waxing hair removal service, mehndi designer',
  [NO_BUSINESS]:
    'parking lot, parking garage, public parking space, parking, bicycle rack, park & ride, car park, rest stop, highway rest area, bus stop, tram stop, bus station, bus interchange, train station, railway station, light rail station, subway station, transit station, transit stop, transit depot, taxi stand, taxi rank, taxistandplatz, ferry terminal, heliport, tram station, metro station, city park, park, memorial park, state park, national park, country park, provincial park, ecological park, garden, community garden, allotment, nature preserve, wildlife refuge, forest, national forest, lake, river, pond, canal, bay, creek, spring, waterfall, swimming lake, beach, public beach, beach pavillion, island, mountain peak, mountain pass, mountain range, hill, valley, cave, gorge, hiking area, hiking trail, walking trail, bike trail, cycling park, scenic spot, observation deck, vista point, viewpoint, lookout, picnic ground, barbecue area, campfire site, playground, skateboard park, basketball court, soccer field, football field, american football field, baseball field, volleyball court, athletic field, off roading area, dog park, disc golf course, fountain, sculpture, statue, monument, memorial, war memorial, historical landmark, heritage building, heritage preservation, castle, fortress, palace, ruin, archaeological site, bridge, city gate, tower, lighthouse, mill, cemetery, military cemetery, jewish cemetery, church, catholic church, catholic cathedral, protestant church, evangelical church, baptist church, orthodox church, christian church, church of christ, lutheran church, methodist church, pentecostal church, anglican church, new apostolic church, greek orthodox church, free church, gospel church, cathedral, chapel, wedding chapel, mosque, synagogue, temple, hindu temple, buddhist temple, shrine, kingdom hall, place of worship, religious destination, pilgrimage place, public bathroom, public restroom, toilet, electrical substation, power plant, water treatment plant, water tower, wind farm, residential area, neighborhood, town square, plaza, square, pedestrian zone, street, road, crossing, intersection, geocache, photo booth, mailbox, drinking water fountain, bench, natural feature, route, locality, premise, point of interest, parkplatz, parkhaus, tiefgarage, öffentlicher parkplatz, wanderparkplatz, fahrradstellplatz, haltestelle, bushaltestelle, straßenbahnhaltestelle, u-bahn-station, u-bahn-haltestelle, s-bahn-station, bahnhof, busbahnhof, bahnhaltestelle, taxistand, fähranleger, rastplatz, stadtpark, kurpark, schlosspark, grünanlage, garten, kleingarten, naturschutzgebiet, naturpark, nationalpark, wald, see, fluss, badesee, badestelle, strand, berg, berggipfel, gipfel, höhle, quelle, wasserfall, aussichtspunkt, aussichtsturm, aussichtsplattform, wanderweg, wandergebiet, wanderroute, radweg, lehrpfad, picknickplatz, grillplatz, spielplatz, bolzplatz, fußballplatz, sportplatz, skatepark, basketballplatz, hundewiese, brunnen, skulptur, denkmal, mahnmal, gedenkstätte, kriegerdenkmal, burg, schloss, ruine, burgruine, historische sehenswürdigkeit, baudenkmal, brücke, turm, stadttor, mühle, friedhof, jüdischer friedhof, kirche, katholische kirche, evangelische kirche, kapelle, dom, kathedrale, moschee, synagoge, tempel, königreichssaal, gotteshaus, wallfahrtsort, öffentliche toilette, toilette, umspannwerk, kraftwerk, klärwerk, wasserturm, platz, marktplatz, straße, fußgängerzone, briefkasten, sitzbank, infotafel, wegweiser, bücherschrank, otopark, park alanı, otobüs durağı, durak, tren istasyonu, metro istasyonu, çocuk parkı, oyun parkı, mezarlık, anıt, tarihi yer, cami, kilise, çeşme, piknik alanı, plaj, göl, orman, milli park, seyir terası, meydan, köprü, kale, umumi tuvalet',
};

/**
 * Kinds of businesses that one trade contains and that visitors distinguish: someone who looks for a cinema
 * does not want a zoo. By trade and kind, the words that name it in German, English and Turkish,
 * comma-separated. A word is also found at the beginning or end of a longer one ('Kinderarztpraxis').
 */
export const kinds: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  arzt: {
    paediatrics:
      'Kinderarzt, Kinderärztin, Kinderärzte, Kinder- und Jugendmedizin, Kinder- und Jugendarzt, Kinderheilkunde, Pädiater, pediatrician, paediatrician, doctor for children, children’s doctor, çocuk doktoru, pediatri, çocuk hastalıkları',
    gynaecology:
      'Frauenarzt, Frauenärztin, Frauenärzte, Gynäkologe, Gynäkologin, Gynäkologie, Frauenheilkunde, Geburtshilfe, gynecologist, gynaecologist, gynecology, kadın doğum, jinekolog, kadın hastalıkları',
    skin: 'Hautarzt, Hautärztin, Hautärzte, Dermatologe, Dermatologin, Dermatologie, dermatologist, skin doctor, cildiye, dermatoloji, cilt doktoru',
    'ear-nose-throat':
      'HNO, Hals-Nasen-Ohren, Hals Nasen Ohren, Ohrenarzt, ENT doctor, otolaryngologist, ear nose throat, kulak burun boğaz',
    eyes: 'Augenarzt, Augenärztin, Augenärzte, Augenheilkunde, Ophthalmologe, ophthalmologist, eye doctor, göz doktoru, göz hastalıkları',
    orthopaedics:
      'Orthopäde, Orthopädin, Orthopäden, orthopedist, orthopaedic, orthopedic, ortopedi, ortopedist',
    urology: 'Urologe, Urologin, Urologen, Urologie, urologist, üroloji, ürolog',
    heart: 'Kardiologe, Kardiologin, Kardiologie, Herzspezialist, cardiologist, kardiyolog, kardiyoloji',
    nerves: 'Neurologe, Neurologin, Neurologie, Nervenarzt, neurologist, nörolog, nöroloji',
    psychiatry: 'Psychiater, Psychiaterin, Psychiatrie, psychiatrist, psikiyatrist, psikiyatri',
    general:
      'Hausarzt, Hausärztin, Hausärzte, Allgemeinmedizin, Allgemeinmediziner, Allgemeinarzt, Praktischer Arzt, general practitioner, family doctor, aile hekimi',
  },
  zahnarzt: {
    orthodontics:
      'Kieferorthopäde, Kieferorthopädin, Kieferorthopäden, Kieferorthopädie, Zahnspange, orthodontist, orthodontics, ortodontist, ortodonti',
    'oral-surgery':
      'Oralchirurg, Oralchirurgin, Oralchirurgie, Kieferchirurg, Kieferchirurgie, oral surgeon, oral surgery, çene cerrahı, çene cerrahisi',
    'child-dentistry':
      'Kinderzahnarzt, Kinderzahnärztin, Kinderzahnheilkunde, pediatric dentist, çocuk diş hekimi',
  },
  therapie: {
    podology:
      'Podologie, Podologe, Podologin, medizinische Fußpflege, podiatrist, chiropodist, podolog, podoloji',
    physiotherapy:
      'Physiotherapie, Physiotherapeut, Physiotherapeutin, Physio, Krankengymnastik, physiotherapist, physiotherapy, physical therapist, fizyoterapi, fizik tedavi',
    speech: 'Logopädie, Logopäde, Logopädin, Sprachtherapie, speech therapist, konuşma terapisti',
    occupational: 'Ergotherapie, Ergotherapeut, Ergotherapeutin, occupational therapist, ergoterapi',
    psychotherapy:
      'Psychotherapie, Psychotherapeut, Psychotherapeutin, Psychologe, Psychologin, Paartherapie, psychotherapist, psychologist, counselling, psikolog, psikoterapi',
    midwife: 'Hebamme, Hebammen, midwife, ebe',
    naturopath: 'Heilpraktiker, Heilpraktikerin, Naturheilkunde, Homöopathie, naturopath, homeopath',
    osteopathy: 'Osteopathie, Osteopath, Osteopathin, Chiropraktiker, Chiropraktik, chiropractor',
  },
  'kultur-unterhaltung': {
    cinema: 'Kino, Kinos, Filmtheater, Lichtspiele, cinema, movie theater, sinema',
    theatre: 'Theater, Schauspielhaus, Oper, Bühne, theatre, opera, tiyatro',
    museum: 'Museum, Museen, Ausstellung, museum, müze',
    zoo: 'Zoo, Tierpark, Wildpark, Tiergarten, Aquarium, zoo, hayvanat bahçesi',
    library: 'Bibliothek, Bücherei, Stadtbücherei, library, kütüphane',
    gallery: 'Galerie, Kunstgalerie, art gallery, sanat galerisi',
    'escape-room': 'Escape Room, Escaperoom, kaçış oyunu',
    hall: 'Hochzeitssaal, Hochzeitslocation, Eventlocation, Festsaal, wedding venue, event venue, düğün salonu',
    play: 'Indoorspielplatz, Spielplatz, Kinderspielland, indoor playground, playground, oyun parkı',
  },
  'fitness-sport': {
    gym: 'Fitnessstudio, Fitness, Muckibude, gym, fitness studio, spor salonu',
    yoga: 'Yoga, Yogastudio, Pilates, Yogaschule',
    pool: 'Schwimmbad, Hallenbad, Freibad, Erlebnisbad, Therme, swimming pool, yüzme havuzu',
    bowling: 'Bowling, Kegelbahn, Bowlingbahn, bowling alley',
    'martial-arts':
      'Kampfsport, Karate, Judo, Boxen, Taekwondo, Kickboxen, martial arts, boxing, dövüş sporu',
    riding: 'Reitschule, Reiterhof, Reitunterricht, Reitstall, horse riding, riding school, binicilik',
    tennis: 'Tennis, Tennisclub, Tennisplatz, Tennisverein',
    climbing: 'Kletterhalle, Boulderhalle, Bouldern, climbing, bouldering, tırmanış',
    golf: 'Golfclub, Golfplatz, Golfschule, Golflehrer, Golfkurs, Golf, golf course',
    'mini-golf': 'Minigolf, mini golf',
  },
  hotel: {
    flat: 'Ferienwohnung, Ferienwohnungen, Ferienhaus, Ferienapartment, Apartment, holiday home, holiday apartment, tatil evi',
    camping:
      'Campingplatz, Zeltplatz, Campingpark, Camping, Wohnmobilstellplatz, campground, campsite, kamp alanı',
    hostel: 'Jugendherberge, Hostel, youth hostel',
    guesthouse: 'Pension, Gästehaus, Fremdenzimmer, guest house, bed and breakfast, pansiyon',
    hotel: 'Hotel, Hotels, otel',
  },
  kosmetik: {
    nails: 'Nagelstudio, Nägel, Nageldesign, Maniküre, nail salon, nails, manicure, manikür, protez tırnak',
    tattoo: 'Tattoo, Tattoostudio, Tätowierer, Tätowierung, tattoo shop, dövme',
    piercing: 'Piercing, Piercingstudio',
    sauna: 'Sauna, Saunalandschaft, Hamam, Hammam, Dampfbad, Turkish bath',
    tanning: 'Solarium, Sonnenstudio, Sonnenbank, tanning salon, solaryum',
    feet: 'Fußpflege, Pediküre, Podologie, Podologe, pedicure, foot care, pedikür',
    hair: 'Haarentfernung, Enthaarung, Waxing, hair removal, waxing, epilasyon, ağda',
    massage: 'Massage, Massagesalon, Thaimassage, masaj',
    lashes: 'Wimpernverlängerung, Wimpern, eyelash, lashes, kirpik',
  },
  restaurant: {
    greek: 'griechisch, griechisches Restaurant, Grieche, Griechen, greek, yunan',
    italian: 'italienisch, italienisches Restaurant, Italiener, Ristorante, Trattoria, italian, italyan',
    chinese: 'chinesisch, chinesisches Restaurant, Chinese, Chinesen, chinese, çin',
    indian: 'indisch, indisches Restaurant, Inder, indian, hint',
    thai: 'thailändisch, thailändisches Restaurant, Thailänder, thai',
    vietnamese: 'vietnamesisch, vietnamesisches Restaurant, Vietnamese, Vietnamesen, vietnamese, vietnam',
    japanese:
      'japanisch, japanisches Restaurant, Japaner, Sushi, Sushi-Restaurant, Ramen, japanese, japon, suşi',
    korean: 'koreanisch, koreanisches Restaurant, Koreaner, korean, kore',
    mexican: 'mexikanisch, mexikanisches Restaurant, Mexikaner, mexican, meksika',
    spanish: 'spanisch, spanisches Restaurant, Spanier, Tapas, Tapasbar, spanish, ispanyol',
    french: 'französisch, französisches Restaurant, Franzose, Franzosen, french, fransız',
    turkish: 'türkisch, türkisches Restaurant, turkish, türk mutfağı, ocakbaşı',
    lebanese: 'libanesisch, Libanese, Libanesen, arabisch, orientalisch, lebanese, lübnan',
    steak: 'Steakhaus, Steak, steak house',
    fish: 'Fischrestaurant, seafood, fish restaurant, balık restoranı',
    vegetarian: 'vegetarisches Restaurant, veganes Restaurant, vegetarian restaurant, vegan restaurant',
    regional:
      'gutbürgerlich, deutsche Küche, bayerisches Restaurant, fränkische Küche, Wirtshaus, german restaurant, bavarian restaurant',
  },
  cafe: {
    'ice-cream': 'Eisdiele, Eiscafé, Eissalon, Gelateria, Speiseeis, ice cream, gelato, dondurma, dondurmacı',
  },
  supermarkt: {
    wine: 'Weinhandlung, Weinhandel, Vinothek, Weingut, Weinladen, wine shop, wine store, şarap',
    drinks: 'Getränkemarkt, Getränkehandel, Getränke, beverage store',
    organic: 'Bioladen, Biomarkt, Naturkost, Reformhaus, organic shop, organic food, organik',
    'turkish-food':
      'türkischer Supermarkt, türkischer Laden, türkische Lebensmittel, turkish supermarket, türk marketi',
    asian: 'Asialaden, Asiamarkt, asiatische Lebensmittel, asian shop, asian grocery',
    farm: 'Hofladen, Bauernhof, Bauernmarkt, Wochenmarkt, farm shop, farmers market, çiftlik',
    kiosk: 'Kiosk, Späti, Trinkhalle, Büdchen, convenience store, büfe, tekel',
  },
  optiker: {
    hearing:
      'Hörgerät, Hörgeräte, Hörakustik, Hörakustiker, Hörgeräteakustiker, hearing aid, hearing aids, işitme cihazı',
    glasses:
      'Optiker, Brille, Brillen, Augenoptik, Augenoptiker, Kontaktlinsen, optician, glasses, gözlük, optik',
  },
  rechtsanwalt: {
    notary: 'Notar, Notarin, Notare, Notariat, notary, noter',
  },
  'kurse-nachhilfe': {
    music:
      'Musikschule, Musikunterricht, Klavierunterricht, Gitarrenunterricht, Gesangsunterricht, Klavierlehrer, Gitarrenlehrer, music school, piano lessons, guitar lessons, müzik okulu',
    dance:
      'Tanzschule, Tanzkurs, Tanzstudio, Ballettschule, Ballett, dance school, dance studio, dans okulu, dans kursu',
    language:
      'Sprachschule, Sprachkurs, Deutschkurs, Englischkurs, language school, language course, dil kursu',
    cooking:
      'Kochkurs, Kochschule, cooking class, cooking course, cooking school, yemek kursu, aşçılık kursu',
    sewing: 'Nähkurs, Nähschule, sewing class, sewing course, dikiş kursu',
    arts: 'Malkurs, Malschule, Zeichenkurs, Kunstschule, Töpferkurs, art class, art school, painting class, pottery class, resim kursu',
    'first-aid': 'Erste Hilfe Kurs, Ersthelferkurs, first aid course, first aid training, ilk yardım kursu',
    tutoring: 'Nachhilfe, Nachhilfeinstitut, Nachhilfelehrer, tutoring, tutor, özel ders',
  },
  schluesseldienst: {
    locks: 'Schlüsseldienst, Schlüsselnotdienst, Schlüssel, Türöffnung, locksmith, çilingir',
    alarms: 'Alarmanlage, Alarmanlagen, Sicherheitstechnik, alarm system, alarm sistemi',
    guards: 'Sicherheitsdienst, Wachdienst, Bewachung, security service, güvenlik hizmeti',
  },
  'buero-beratung': {
    temporary:
      'Zeitarbeit, Personaldienstleistung, Personalvermittlung, Leiharbeit, temp agency, staffing, personel',
    advertising:
      'Werbeagentur, Werbung, Marketing, Grafikdesign, Grafiker, advertising agency, reklam ajansı',
    translation:
      'Übersetzer, Übersetzungsbüro, Übersetzung, Dolmetscher, translator, translation, interpreter, tercüme, tercüman, çeviri',
    events: 'Eventagentur, Veranstaltungstechnik, Hochzeitsplaner, DJ, event agency, wedding planner',
  },
  'second-hand': {
    pawn: 'Pfandhaus, Leihhaus, pawn shop, rehinci',
    antiques:
      'Antiquitäten, Antiquitätenhandel, Antik, antiques, antique store, antique dealer, antika, antikacı',
    'flea-market': 'Flohmarkt, Trödelmarkt, Trödel, flea market, bit pazarı',
  },
  architekt: {
    surveyor: 'Vermessung, Vermessungsbüro, Geometer, surveyor',
    structure: 'Statiker, Tragwerksplanung, Statik, structural engineer',
    energy: 'Energieberater, Energieberatung, Energieausweis, energy consultant',
    architect: 'Architekt, Architektin, Architekten, Architekturbüro, architect, mimar',
  },
  'drucker-kopie': {
    copies: 'Copyshop, Kopierladen, copy shop, fotokopi',
    textile: 'Textildruck, T-Shirt-Druck, t shirt printing, tişört baskı',
    stamps: 'Stempel, Schilder, stamps, kaşe',
  },
  tierbedarf: {
    grooming: 'Hundesalon, Hundefriseur, Hundepflege, dog grooming, dog groomer, pet grooming, köpek kuaförü',
    boarding: 'Hundepension, Tierpension, Katzenpension, dog boarding, pet hotel, köpek oteli',
    training: 'Hundeschule, Hundetrainer, Hundetraining, dog school, dog training, dog trainer',
  },
  moebel: {
    kitchens: 'Küchenstudio, Küche, Einbauküche, kitchen studio, mutfak',
    beds: 'Bettenhaus, Betten, Matratzen, Matratze, mattress store, mattress, yatak',
    lamps: 'Leuchte, Lampe, Lampenladen, lighting store, avize',
  },
  mode: {
    bridal: 'Brautmode, Brautkleid, Brautkleider, Brautmoden, bridal shop, wedding dress, gelinlik',
    costume: 'Trachten, Tracht, Dirndl, Trachtenmode',
    wool: 'Wolle, Handarbeiten, Stoffe, Stoffladen, wool, fabric store, kumaş',
  },
  pflege: {
    home: 'Pflegeheim, Altenheim, Seniorenheim, Altersheim, Seniorenresidenz, nursing home, care home, huzurevi',
    ambulant: 'Pflegedienst, ambulante Pflege, Sozialstation, home care, evde bakım',
  },
  kindergarten: {
    nursery: 'Kindergarten, Kita, Kindertagesstätte, Kinderkrippe, nursery, anaokulu, kreş',
    minder: 'Tagesmutter, Tagespflege, Babysitter, Kinderbetreuung, childminder, bakıcı',
  },
  'sport-freizeit': {
    toys: 'Spielwaren, Spielzeug, Spielwarengeschäft, Spielzeugladen, toy store, toys, oyuncak, oyuncakçı',
    fishing: 'Angelbedarf, Angelladen, Angeln, Angelgeschäft, fishing tackle, tackle shop, olta',
    hunting: 'Waffen, Jagdbedarf, Büchsenmacher, Waffengeschäft, gunsmith, av malzemeleri',
    'camping-gear': 'Camping, Campingbedarf, Outdoor, camping store, kamp malzemesi',
  },
  'buecher-schreibwaren': {
    books: 'Buchhandlung, Bücher, Buchladen, Antiquariat, book store, bookshop, books, kitapçı, kitap',
    'music-shop':
      'Musikgeschäft, Musikhaus, Musikinstrumente, Musikinstrument, Gitarre, Klavier, music store, musical instrument, müzik aleti, enstrüman',
    tobacco: 'Tabak, Tabakladen, Tabakwaren, Zigarren, tobacco shop, puro',
  },
  reinigung: {
    pests:
      'Schädlingsbekämpfung, Schädlingsbekämpfer, Kammerjäger, Desinfektor, Desinfektion, pest control, pest control service, exterminator, ilaçlama',
  },
  metzgerei: {
    fishmonger:
      'Fischgeschäft, Fischhändler, Fischhandlung, Fischhandel, Fischladen, Fischmarkt, Fischfachgeschäft, Fischtheke, fish store, fishmonger, seafood, balıkçı',
  },
  'handwerker-allgemein': {
    instruments:
      'Geigenbauer, Geigenbau, Klavierbauer, Klavierstimmer, Orgelbauer, Orgelbau, Gitarrenbauer, Instrumentenbauer, Instrumentenbau, violin maker, luthier, piano tuner, piano tuning, piano maker, organ builder, musical instrument maker, musical instrument repair, instrument repair, piyano akordu, enstrüman tamiri',
    pottery: 'Töpferei, Keramiker, Keramikwerkstatt, pottery, potter, çömlekçi, seramik atölyesi',
    bookbinding: 'Buchbinder, Buchbinderei, bookbinder, bookbinding, ciltçi',
    baskets: 'Korbmacher, Korbflechter, basket maker, wickerwork, sepetçi',
  },
  autoteile: {
    breakers:
      'Autoverwertung, Autoverwerter, Schrottplatz, Altautoverwertung, car breaker, scrapyard, junkyard, hurdacı',
  },
  taxi: { bus: 'Bus, Reisebus, Busunternehmen, Omnibus, coach, otobüs' },
  umzug: { storage: 'Lagerraum, Selfstorage, Self Storage, Möbellager, storage unit, storage, depo' },
};

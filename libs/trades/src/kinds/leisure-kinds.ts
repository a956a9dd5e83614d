import type { Kinds } from './kind.js';

/** Kinds of sports, culture, lodging, lessons and leisure goods. */
export const leisureKinds: Kinds = {
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
    archery: 'Bogenschießen, Bogensport, archery, okçuluk',
    fencing: 'Fechten, Fechtclub, fencing, eskrim',
    football: 'Fußballverein, Fußballclub, football club, soccer, futbol kulübü',
    'racket-sports': 'Squash, Badminton, Tischtennis, table tennis, masa tenisi',
    skating: 'Eishalle, Eisbahn, Eislaufen, ice rink, ice skating, buz pateni',
    skiing: 'Skischule, Skikurs, ski school, ski lessons, kayak okulu',
    'water-sports':
      'Segelschule, Segelkurs, Segelclub, Ruderclub, Kanuverein, Kanuverleih, sailing school, sailing club, rowing club, canoeing, yelken okulu',
    diving: 'Tauchschule, Tauchkurs, diving school, scuba diving, dalış okulu',
    surfing: 'Surfschule, Surfkurs, Windsurfen, Kitesurfen, surf school',
    shooting: 'Schützenverein, Schießstand, shooting range, shooting club, poligon',
    gymnastics: 'Turnverein, Kinderturnen, gymnastics, jimnastik',
    karting: 'Kartbahn, Gokart, Gokartbahn, go kart, karting',
    paintball: 'Paintball, Lasertag, laser tag',
    trampoline: 'Trampolinhalle, Trampolinpark, trampoline park, trambolin parkı',
    flying: 'Flugschule, Fallschirmspringen, Gleitschirm, Paragliding, flight school, skydiving',
  },
  hotel: {
    flat: 'Ferienwohnung, Ferienwohnungen, Ferienhaus, Ferienapartment, Apartment, holiday home, holiday apartment, tatil evi',
    camping:
      'Campingplatz, Zeltplatz, Campingpark, Camping, Wohnmobilstellplatz, campground, campsite, kamp alanı',
    hostel: 'Jugendherberge, Hostel, youth hostel',
    guesthouse: 'Pension, Gästehaus, Fremdenzimmer, guest house, bed and breakfast, pansiyon',
    hotel: 'Hotel, Hotels, otel',
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
  'sport-freizeit': {
    toys: 'Spielwaren, Spielzeug, Spielwarengeschäft, Spielzeugladen, toy store, toys, oyuncak, oyuncakçı',
    fishing: 'Angelbedarf, Angelladen, Angeln, Angelgeschäft, fishing tackle, tackle shop, olta',
    hunting: 'Waffen, Jagdbedarf, Büchsenmacher, Waffengeschäft, gunsmith, av malzemeleri',
    'camping-gear': 'Camping, Campingbedarf, Outdoor, camping store, kamp malzemesi',
  },
};

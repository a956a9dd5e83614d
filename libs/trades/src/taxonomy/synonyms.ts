/**
 * German synonyms of the trades' names, chosen by hand from what `scripts/propose-synonyms.ts` finds in OpenThesaurus
 * (www.openthesaurus.de, LGPL-2.1-or-later, as in Debian's package mythes-de 20160424), with a few of our own. By
 * trade, comma-separated.
 */
export const synonyms: Readonly<Record<string, string>> = {
  apotheke: 'Arznei, Arzneiausgabe, Arzneimittel, Heilmittel, Pharmazeut',
  architekt: 'Geodät, Tragwerksplaner, Konstruktionszeichner',
  arzt: 'Allgemeinmediziner, Ambulatorium, Facharzt für Frauenheilkunde, Facharzt für Orthopädie, Herzspezialist, Mediziner, Nervenarzt, Ophthalmologe, Praktischer Arzt, Pädiater, Doc',
  autovermietung: 'Autoverleiher, Leihauto, Mietauto',
  autowaesche: 'Wagenpflege',
  baeckerei:
    'Brotgeschäft, Bäckerladen, Feinbäcker, Kuchenbäckerei, Konfiserie, Konditorwaren, Patissier, SB-Bäckerei, Semmel, Schrippe, Weggli, Brot- und Kuchengeschäft',
  bank: 'Bancomat, Bankautomat, Bankhaus, Geldausgabeautomat, Geldinstitut, Kreditanstalt, Postomat',
  'bar-kneipe': 'Gastgarten, Tanzschuppen, Ausschank',
  baumarkt: 'Kaminholz, Feuerholz, Ofenholz',
  bauunternehmen: 'Gipser, Verputz, Stuckarbeiter',
  blumen: 'Blumenhandlung, Blumenhändler, Floristikgeschäft, Bukett, Bouquet, Strauß Blumen',
  bodenleger: 'Auslegeware, Holzfußboden, Spannteppich',
  'buecher-schreibwaren':
    'Buchgeschäft, Gebrauchtbuchhandel, Musikalienhandlung, Papierwaren, Papierwarenhandlung',
  'buero-beratung':
    'Arbeitnehmerüberlassung, Personalvermittler, Personalleasing, Leiharbeit, Personaldienstleistung, Konsulent, Übersetzungsdienst',
  cafe: 'Speiseeis, Tasse Kaffee',
  'computer-it':
    'Data Recovery, Datenwiederherstellung, Laptop, Personal Computer, Softwareentwickler, Webgestaltung, tragbarer Computer',
  dachdecker: 'Dachdeckung, Dachkandel, Regenrinne',
  einzelhandel: 'Fachhändler, Detailhandel',
  entsorgung:
    'Altstoffsammelzentrum, Müllentsorgung, Müllbeseitigung, Mistplatz, Kehrichtabfuhr, Wiederverwertung',
  fahrradwerkstatt: 'Elektrofahrrad, Elektrorad, Radverleih, Veloverleih',
  fahrschule: 'Fahrausweis, Führerausweis, Idiotentest',
  fernsehtechnik: 'Fernsehapparat, Fernsehgerät, Radiogerät, Rundfunkgerät, TV-Gerät, Flimmerkiste',
  'fitness-sport':
    'Joga, Kampfkunst, Miniaturgolf, Schwimmhalle, Sommerbad, Sportklub, Sportclub, Swimmingpool, Thermalbad, Yachthafen',
  fliesenleger: 'Fliesen legen, Fliesen anbringen',
  fotograf: 'Passbild, Photograph, Photographie, Lichtbild',
  friseur:
    'Coiffeurin, Coiffeuse, Frisöse, Haarschneider, Haarschneiderin, Hair-Stylistin, Hairstylistin, Herrenfrisör, Bartschneider',
  'garten-landschaftsbau': 'Gartenbaukunst',
  glaserei: 'Fensterflügel, Jalousie, Rollo',
  'handwerker-allgemein': 'Hauswart, Hausbetreuer, Abwart, Facility Manager',
  'handy-reparatur': 'Funktelefon, Mobilfunktelefon, Natel, Smart Phone',
  haushaltsgeraete:
    'Abwaschmaschine, Geschirrspülmaschine, Waschautomat, Waschvollautomat, Wäschetrockner, Eiskasten, Tumbler',
  'heizung-klima': 'Heizkörper, Entlüftung, Belüftung, Radiator',
  hotel:
    'Aparthotel, Almhütte, Ferienapartment, Ferienappartement, Ferienquartier, Jugendgästehaus, Wellnessoase, Wellness-Oase, Wellnesszentrum, Schönheitsfarm, Beautyfarm',
  imbiss:
    'Dönerbude, Dönerkebab, Frittenbude, Imbissbude, Imbissstube, Pommesbude, Pommes frites, Schnellgericht, Snackbar, Würstelbude, türkische Pizza',
  immobilienmakler: 'Grundstücksmakler, Immobilienhändler, Wohnungsvermittler, Appartement',
  'karosserie-lackiererei': 'Lackierwerkstatt',
  'kfz-werkstatt':
    'Automobilmechaniker, Automonteur, Carrosserie, Kfz-Mechaniker, Kfz-Werkstätte, Kraftfahrzeugmechaniker, Kraftfahrzeugmechatroniker, Automobil-Mechatroniker',
  kindergarten: 'Ganztagskindergarten',
  kosmetik:
    'Beautysalon, Enthaarung, Handpflege, Nagelpflege, Nailstudio, Schönheitspflege, Tätowierung, Sonnenbank, Depilation',
  krankenhaus:
    'Ambulanz, Notaufnahmestelle, Notfallambulanz, Notfallstation, Uniklinik, Universitätskrankenhaus, Unfallstation',
  'kultur-unterhaltung': 'Filmtheater, Gemäldegalerie, Kunstmuseum',
  'kurse-nachhilfe':
    'Abendschule, Nachhilfeunterricht, Förderunterricht, Ergänzungsunterricht, Hausaufgabenhilfe, Lehrgang',
  maler: 'Weißbinder, Innenraumgestaltung, Tüncher',
  'maschinen-geraete': 'Agrartechnik, Grasmäher, Zugmaschine, Trecker, Hubstapler',
  metallbau: 'Maschinenschlosser',
  metzgerei: 'Fleischereibetrieb, Fleischfachgeschäft, Fleischhacker, Wildbret, Wildfleisch',
  mode: 'Damenunterwäsche, Damenwäsche, Jeanshose, Leibwäsche, Reisekoffer, Kleidermode',
  moebel:
    'Einrichtungsgegenstände, Büroeinrichtung, Büromobiliar, Couch, Wohnungseinrichtung, Mobiliar, Möbelstück',
  motorradwerkstatt: 'Kleinkraftrad, Kraftrad, Töff',
  optiker: 'Augentest, Sehhilfe, Sehbehelf, Augengläser',
  pflege: 'Betagtenheim, Langzeitpflege, Feierabendheim',
  pizzeria: 'Pizzabude, Pizzabäckerei',
  'post-paket': 'Postdienststelle, Päckchen',
  rechtsanwalt: 'Advokat, Anwaltsbüro, Anwaltsfirma, Rechtsbeistand, Rechtsberater, RA, RAin',
  reifenservice: 'Radwechsel',
  reinigung:
    'Gebäudereinigungskraft, Putzhilfe, Putzkraft, Raumpflegerin, Reinemachefrau, Reinmachefrau, Schädlingsbekämpfer, Zugehfrau, Desinfektor, Putzmann',
  reisebuero: 'Touristenbüro, Touristik-Information, Verkehrsverein, Verkehrsamt, Schiffsreise, Seereise',
  restaurant: 'Speisewirtschaft',
  sanitaer: 'Abflusskanal, Rohrverleger, Nasszelle',
  sanitaetshaus: 'Krankenfahrstuhl, Rolli',
  schneiderei: 'Bekleidungsgestalter',
  schornsteinfeger: 'Schlotfeger',
  schuhe: 'Sportschuh, Turnschuh',
  schuhmacher: 'Flickschuster',
  schule: 'Primarschule, Sonderschule, Rudolf-Steiner-Schule, Waldorfschule, Internatsschule, Dorfschule',
  'second-hand': 'aus zweiter Hand',
  solartechnik: 'Sonnenenergie',
  spedition: 'Gütertransport',
  'sport-freizeit': 'Fitnessgerät, Kinderspielzeug, Spielsachen, Sportgerät, Sportkleidung',
  steinmetz: 'Grabdenkmal',
  steuerberater: 'Finanzbuchhaltung, Bilanzaufstellung, Buchführer, StB, WP',
  supermarkt: 'Gemüsemarkt, Kaufhalle, Kramladen, Lebensmittelladen, Spirituose',
  tankstelle: 'Dieselkraftstoff, Flüssiggas, Tanke',
  taxi: 'Kraftdroschke, Taxenstand',
  therapie: 'Geburtshelferin, Fußpfleger, Heilverfahren, Psychoanalyse, Reha, osteopathische Behandlung',
  tierarzt: 'Tierdoktor, Tiermediziner, Veterinär, Veterinärmediziner, Viehdoktor',
  tischler: 'Holzmechaniker',
  'uhrmacher-goldschmied': 'Bijoutier, Geschmeide, Juwelierwaren',
  umzug: 'Wohnungswechsel, Wohnortwechsel, Wohnsitzwechsel',
  versicherung:
    'Krankenversicherung, Ratenkredit, Privatkredit, Sofortkredit, Versicherungsgesellschaft, Bankkredit',
  waescherei: 'Münzwäscherei, Waschanstalt',
  zahnarzt: 'Zahnheilkunde, Zahnklammer, Zahnspange',
  zimmerei: 'Schutzdach',
};

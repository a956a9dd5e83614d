/**
 * Chains and brands by the trade of their branches, comma-separated, spelt as in the names of their branches,
 * with other spellings after '='. Names that are mostly surnames or common words ('Müller', 'Krone', 'Post')
 * are left out and searched as names.
 */
export const brands: Readonly<Record<string, string>> = {
  supermarkt:
    'Aldi = Aldi Süd = Aldi Nord, Lidl, Edeka = E-Center, REWE, Netto = Netto Marken-Discount, Penny, Norma, Kaufland, Tegut, Globus, Famila, Combi, Marktkauf, Nahkauf, Alnatura, Denns = denns BioMarkt, Bio Company, Basic Bio, V-Markt, Feneberg, Nah und gut, Diska, Konsum, Hofer, Billa = Billa Plus, Spar = Interspar = Eurospar, MPreis, Unimarkt, Nah & Frisch, Migros, Coop, Denner, Volg, Getränke Hoffmann, Trinkgut, Fristo, Orterer, Orterer Getränkemarkt, Getränke Quelle, Jacques Wein-Depot, BİM, A101, ŞOK, CarrefourSA, Carrefour, Tesco, Mix Markt, Metro, Selgros, Transgourmet',
  drogerie:
    'dm = dm-drogerie markt, Rossmann, Budnikowsky = Budni, Bipa, Douglas, Yves Rocher, Lush, Gratis, Sephora, Rituals, Schlecker',
  baumarkt:
    'OBI, Hornbach, Bauhaus, Toom = toom Baumarkt, Hagebaumarkt = hagebau, Hellweg, Globus Baumarkt, Sonderpreis Baumarkt, Raiffeisen-Markt, BayWa, Lagerhaus, Koçtaş, Baumax, Raiffeisen Baumarkt, Leitermann',
  moebel:
    'IKEA, XXXLutz = XXL Lutz, Mömax, Möbelix, Roller, Poco = Poco Domäne, Höffner = Möbel Höffner, Segmüller, Jysk = Dänisches Bettenlager, Matratzen Concord, Kika, Leiner, Porta Möbel, Möbel Boss, SB-Möbel Boss, Sconto, Who’s Perfect = Whos Perfect, Bettenrid, Bellona, İstikbal, Yataş, Mondi',
  fernsehtechnik:
    'MediaMarkt = Media Markt, Saturn, Expert, Euronics, EP: = ElectronicPartner, Medimax, Conrad, Teknosa, Vatan Bilgisayar, Bang & Olufsen',
  'computer-it': 'PC-Spezialist, Gravis, Apple Store, Cyberport, Notebooksbilliger',
  'handy-reparatur':
    'Vodafone = Vodafone Shop, Telekom = Telekom Shop = T-Punkt, O2 = O2 Shop, mobilcom-debitel, Turkcell, Türk Telekom, A1 = A1 Shop, Magenta, Swisscom, Sunrise, Freenet, Ay Yildiz, Lebara',
  haushaltsgeraete: 'Miele, Arçelik, Beko, Vorwerk, Bosch Hausgeräte, Siemens Hausgeräte, Nespresso',
  optiker:
    'Fielmann, Apollo = Apollo-Optik, Pearle, Mister Spex, eyes + more = Eyes and more, Rottler, Krass Optik, Hartlauer, Atasun',
  sanitaetshaus: 'Amplifon, Geers, Kind Hörgeräte, Neuroth, Ortopoint, Seifert Technische Orthopädie',
  schuhe:
    'Deichmann, Siemes Schuhcenter, Reno, Humanic, Görtz, Tamaris, Snipes, Foot Locker, Quick Schuh, Flo, Ecco, Salamander, Schuh Mücke',
  mode: 'H&M, C&A, Zara, KiK, Takko = Takko Fashion, NKD, Ernsting’s family = Ernstings Family, Primark, Peek & Cloppenburg = P&C, New Yorker, Esprit, S.Oliver, Tom Tailor, Jack & Jones, Vero Moda, Bonita, Gerry Weber, Adler Modemarkt, Orsay, Pimkie, Hugo Boss, Levi’s, LC Waikiki, Defacto, Koton, Mavi, Hunkemöller, Calzedonia, Intimissimi, Wormland, Engelhorn, Breuninger, Mango, Uniqlo, Benetton, Desigual, Street One, Cecil, Jeans Fritz, AWG Mode',
  'sport-freizeit':
    'Decathlon, Intersport, SportScheck, Sport 2000, Hervis, Gigasport, JD Sports, Jack Wolfskin, Globetrotter, Nike, Adidas, Puma Store, Mammut Store',
  'buecher-schreibwaren':
    'Thalia, Hugendubel, Weltbild, Osiander, Mayersche, Libro, Pagro, McPaper, Bücher Pustet, Pustet, Schweitzer Fachinformationen, D&R, Ex Libris, Orell Füssli, Staples, Morawa',
  tierbedarf:
    'Fressnapf, Zoo & Co = Zoo und Co, Das Futterhaus = Futterhaus, Kölle Zoo, Petlebi, Qualipet, Zooplus, Megazoo',
  blumen: 'Blume 2000, Dehner, Pflanzen-Kölle, Bellaflora, Blumen Risse, Fleurop',
  einzelhandel:
    'Tedi, Action, Woolworth, Euroshop, Mäc-Geiz, Depot, Nanu-Nana, Butlers, Tchibo, Galeria = Galeria Kaufhof = Karstadt, Müller Drogeriemarkt, Smyths Toys, Toys R Us, Spielemax, Idee Creativmarkt, Flying Tiger, Søstrene Grene, Pepco, Thomas Philipps, Miniso, Lego Store, Swarovski, Pandora, Rofu Kinderland, BabyOne, Bijou Brigitte',
  'uhrmacher-goldschmied': 'Christ Juweliere, Wempe, Bucherer, Juwelier Kraemer, Altınbaş',
  baeckerei:
    'BackWerk, Kamps, Ditsch, Le Crobag, Wiener Feinbäckerei, Ströck, Der Mann, Ankerbrot, Steinecke, Junge Die Bäckerei, Schäfer’s, K&U Bäckerei, Back-Factory, Brezelkönig, Dunkin’ Donuts = Dunkin Donuts = Dunkin, Simit Sarayı, Fuchs Bäckerei, Hofpfisterei, Goeken backen',
  cafe: 'Starbucks = Starbucks Coffee, Costa Coffee, Coffee Fellows, Café Extrablatt = Extrablatt, Einstein Kaffee, Balzac Coffee, Tim Hortons, San Francisco Coffee Company, Woyton, Kahve Dünyası, Aida, Segafredo, Coffee Shop Company',
  imbiss:
    'McDonald’s = McDonalds = Mc Donalds = McD = McCafé, Burger King, KFC = Kentucky Fried Chicken, Subway, Nordsee, Five Guys, Haus des Döners, Dean & David, Pizza Mampf, Taco Bell, Jim Block, Burgerista, Domino’s = Dominos = Domino’s Pizza, Pizza Hut, Call a Pizza, Smiley’s, Peter Pane, Popeyes',
  restaurant:
    'Vapiano, L’Osteria, Hans im Glück, Block House, Maredo, Hofbräuhaus, Wienerwald, Augustiner, Blockhouse, Sausalitos, Enchilada, Big Chefs',
  hotel:
    'Ibis = Ibis Budget, Mercure, Novotel, Holiday Inn = Holiday Inn Express, Hilton, Marriott, Best Western, Motel One, B&B Hotel, Premier Inn, Leonardo Hotel, Dorint, Maritim, NH Hotel, A&O Hostel, Meininger, Jugendherberge = DJH, Radisson, Steigenberger, Kempinski, Sheraton, Hyatt, Intercityhotel, Accor, Moxy, Arcotel',
  tankstelle:
    'Aral, Shell, Esso, TotalEnergies, Jet, OMV, Agip = Eni, Star Tankstelle, HEM, AVIA, BP, Q1, Westfalen Tankstelle, Bft, Turmöl, Opet, Petrol Ofisi, Classic Tankstelle, Tamoil, Migrol, Genol',
  'kfz-werkstatt':
    'ATU = A.T.U = Auto-Teile-Unger, Pitstop = pit-stop, Bosch Car Service = Bosch Service, ADAC Werkstatt, ARBÖ, Auto Plus, Autofit, Meisterhaft, Carglass Werkstatt, Vianor Werkstatt, Midas, 1a Autoservice, Autoplus, Eurorepar',
  reifenservice:
    'Vergölst, Euromaster, Premio = Premio Reifen, Point S, Reifen.com, First Stop, Vianor, Driver Center, Lassa, Reifen Helm, Quick Reifendiscount',
  autoglas: 'Carglass, Wintec Autoglas, KS Autoglas, Junited Autoglas',
  autohaendler:
    'BMW, Mercedes-Benz = Mercedes, Audi, Volkswagen = VW, Opel, Ford, Toyota, Renault, Peugeot, Citroën, Skoda, Seat, Hyundai, Kia, Nissan, Mazda, Volvo, Tesla, Porsche, Dacia, Fiat, Suzuki, Mitsubishi, Honda, Cupra, Lexus, BYD, Jeep, Land Rover, Jaguar, Subaru, MG Motor',
  'tuev-pruefstelle': 'TÜV Süd, TÜV Nord, TÜV Rheinland, TÜV Hessen, DEKRA, GTÜ, KÜS, TÜVTÜRK',
  autowaesche: 'Mr. Wash, IMO Car Wash, CleanCar, Cosy Wash',
  autovermietung:
    'Sixt, Europcar, Hertz, Avis, Enterprise Rent-A-Car, Buchbinder, Starcar, Share Now, Miles, Teilauto, Stadtmobil, Cambio Carsharing',
  fahrradwerkstatt:
    'Fahrrad XXL, Lucky Bike, Little John Bikes, BOC, Rose Bikes, Cube Store, Zweirad Stadler',
  bank: 'Sparkasse, Kreissparkasse, Stadtsparkasse, Volksbank, Raiffeisenbank = Raiffeisen, Deutsche Bank, Commerzbank, Postbank, HypoVereinsbank = HVB, Targobank, Santander, ING = ING-DiBa, DKB, Sparda-Bank = Sparda, PSD Bank, Erste Bank, Bank Austria, BAWAG, Oberbank, UBS, Credit Suisse, Ziraat = Ziraat Bankası, İş Bankası, Garanti = Garanti BBVA, Akbank, Yapı Kredi, Halkbank, VakıfBank, N26, Reisebank, Western Union, Kantonalbank',
  versicherung:
    'Allianz, HUK = HUK-Coburg, AXA, Ergo, Generali, R+V, Debeka, Zurich, Gothaer, LVM, Württembergische, Nürnberger Versicherung, Provinzial, VGH, Signal Iduna, HDI, DEVK, Barmenia, AOK, Barmer, TK = Techniker Krankenkasse, DAK, IKK, BKK, Knappschaft, Uniqa, Wiener Städtische, Versicherungskammer, Cosmos Direkt, Helvetia, Swica, ÖGK, Alte Leipziger, Continentale',
  'post-paket':
    'DHL = DHL Paketshop, Deutsche Post, Hermes = Hermes Paketshop, DPD, GLS, UPS, FedEx, PTT, Yurtiçi Kargo, Aras Kargo, MNG Kargo, Packstation',
  reisebuero:
    'TUI = TUI Reisecenter, DER Reisebüro, Alltours, FTI, Lufthansa City Center, Holiday Land, Ruefa, Neckermann Reisen, Thomas Cook, STA Travel, ETS Tur, Jolly Tur, Sonnenklar',
  friseur:
    'Klier = Frisör Klier, Supercut = Super Cut, Hairkiller, Cosmo Hairstyling, Essanelle, Unisex Friseur, HairExpress, Top Hair, Toni & Guy, Klipp = Klipp Frisör, dm Friseurstudio',
  'fitness-sport':
    'McFit, FitX, Clever Fit = clever fit, Fitness First, John Reed, EasyFitness, Kieser = Kieser Training, Mrs. Sporty, INJOY, Bodystreet, Fit/One = FitOne, John Harris, Holmes Place, Gold’s Gym, MACFit, Urban Sports Club',
  'kultur-unterhaltung':
    'Cinemaxx, Cineplex, CineStar, UCI = UCI Kinowelt, Kinopolis, Cineplexx, Megaplex, Cinema City, Hollywood Megaplex, Traumpalast',
  autoteile: 'Stahlgruber, Carat, Wessels und Müller, Trost Auto, Matthies, Forstinger',
  immobilienmakler:
    'Engel & Völkers, RE/MAX = Remax, Von Poll = Von Poll Immobilien, Postbank Immobilien, LBS, Schwäbisch Hall, Century 21, Homeday, McMakler, s Real',
  hausverwaltung: 'Vonovia, Deutsche Wohnen, LEG, SAGA, Gewobag, Degewo, Gewofag, GWG, Howoge',
  kindergarten: 'Fröbel Kita, Kinderzentren Kunterbunt, Element-i, Klax',
  'kurse-nachhilfe':
    'Studienkreis, Schülerhilfe, Berlitz, Inlingua, VHS = Volkshochschule, Lernquadrat, WIFI Kurse, Goethe-Institut, Mathnasium, Lernwerk, Wall Street English',
  'buero-beratung':
    'Randstad, Adecco, Manpower, Hays, Persona Service, Regus, WeWork, Trenkwalder, Tempton, Piening',
  behoerde:
    'Arbeitsagentur, Jobcenter, Agentur für Arbeit, AMS, Finanzamt, Caritas, Diakonie, AWO, DRK = Deutsches Rotes Kreuz, Malteser, Johanniter, ASB',
  apotheke:
    'DocMorris, Shop Apotheke, easyApotheke = Easy Apotheke, Sanicare, BENU, Linda Apotheke, Amavita, Sun Store',
  krankenhaus:
    'Charité, Helios, Asklepios, Sana Klinikum = Sana Kliniken, Vivantes, Rhön-Klinikum, Ameos, Schön Klinik, Acıbadem',
  taxi: 'Uber, Bolt, FreeNow = Free Now, BlaBlaCar, Taxi.eu, Flixbus',
  spedition:
    'DB Schenker = Schenker, Dachser, Kühne + Nagel = Kühne Nagel, Hellmann Worldwide, Rhenus, Gebrüder Weiss, DSV',
  schluesseldienst: 'Mister Minit, Keyless',
  waescherei: '5 à Sec, Stichweh, Eco Express, Fred Butler',
  umzug: 'Shurgard, MyPlace SelfStorage = MyPlace, Zapf Umzüge, Movinga, Secur Storage',
};

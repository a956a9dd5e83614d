import type { Needs } from './need.js';

/** What people say about their cars, motorcycles and bicycles. */
export const vehicleNeeds: Needs = {
  'kfz-werkstatt': {
    de: 'auto kaputt, auto springt nicht an, auto startet nicht, auto reparieren, auto macht geräusche, auto ruckelt, auto qualmt, wagen kaputt, wagen springt nicht an, motor, motorschaden, motor qualmt, motorkontrollleuchte, bremse, bremsen, bremsen quietschen, bremsbeläge, bremsscheiben, auspuff, auspuff kaputt, ölwechsel, öl verliert, ölverlust, zahnriemen, kupplung, kupplung rutscht, getriebe, stoßdämpfer, klimaanlage auto, autoklimaanlage, inspektion, inspektion fällig, kühler, kühlwasser, turbolader, zündkerzen, wasserpumpe, panne, pkw reparieren, lenkung, partikelfilter, keilriemen, querlenker, durch den tüv gefallen, auto verliert öl, warnleuchte',
    en: 'car broken, fix car, fix my car, repair car, car wont start, car does not start, car repair, car makes noise, car noise, engine, engine light, check engine light, engine smoke, brakes, squeaky brakes, squeaking brakes, brake pads, brake repair, exhaust, oil change, car leaking oil, oil leak, timing belt, clutch, gearbox, transmission, shock absorbers, car service, car inspection due, coolant, radiator car, overheating car, car overheating, spark plugs, vehicle broken, car problem, car trouble, steering, warning light car, suspension',
    tr: 'araba bozuldu, araba çalışmıyor, arabam çalışmıyor, arabam bozuldu, araç bozuldu, araba tamiri, arabamı tamir, motor arızası, motor sesi, motor yağı, fren, fren balatası, frenler, frenler ses yapıyor, egzoz, yağ değişimi, yağ kaçağı, triger, debriyaj, şanzıman, amortisör, araba kliması, araç bakımı, periyodik bakım, radyatör araba, hararet, araba hararet, buji, araba arıza lambası, oto bakım, rot',
  },
  'karosserie-lackiererei': {
    de: 'delle, dellen, beule, beule im auto, kratzer, kratzer im lack, kratzer am auto, lack, lackschaden, lack zerkratzt, unfall, unfallschaden, autounfall, kotflügel, stoßstange, stoßstange kaputt, karosserie, rost, rost am auto, auto lackieren, auto umlackieren, hagelschaden, parkschaden, tür eingedrückt, blechschaden, folierung, auto folieren',
    en: 'dent, dents, car dent, scratch, scratches, scratched car, car scratch, paint damage, car accident, accident damage, crash, crashed car, fender, bumper, broken bumper, rust on car, rust, repaint car, car paint, hail damage, bodywork, car wrap',
    tr: 'göçük, araba göçük, kaportada göçük, çizik, araba çizildi, araba çizik, boya çizik, kaza, kaza yaptım, kazalı araç, çamurluk, tampon, tampon kırıldı, pas, araba boyatma, araba boyatmak, dolu hasarı, kaporta',
  },
  reifenservice: {
    de: 'reifen, reifen platt, platter reifen, plattfuß, reifenpanne, platten auto, reifen wechseln, reifenwechsel, winterreifen, sommerreifen, allwetterreifen, ganzjahresreifen, felge, felgen, auswuchten, räder wechseln, räderwechsel, reifen einlagern, reifeneinlagerung, nagel im reifen, spur einstellen, achse vermessen, reifendruck, profil abgefahren',
    en: 'tyre, tire, flat tyre, flat tire, puncture, car puncture, new tyres, new tires, winter tyres, winter tires, summer tires, change tyres, change tires, wheel, wheels, rims, wheel balancing, wheel alignment, nail in tire, tyre pressure, tire storage',
    tr: 'lastik, lastik patladı, patlak lastik, lastik değişimi, lastik değiştirme, kış lastiği, yaz lastiği, jant, balans, rot balans, rot ayarı, lastik tamiri, lastik oteli, lastik basıncı',
  },
  autohaendler: {
    de: 'auto kaufen, neues auto, gebrauchtes auto, neuwagen, gebrauchtwagen, jahreswagen, auto verkaufen, wagen verkaufen, wagen kaufen, auto in zahlung, leasing auto, probefahrt, autoankauf, elektroauto kaufen, wohnmobil kaufen, auto finanzieren, vorführwagen, auto loswerden',
    en: 'buy a car, buy car, new car, used car, sell my car, sell car, second hand car, test drive, lease a car, electric car buy, trade in car, buy a camper',
    tr: 'araba almak, araba satın almak, ikinci el araba, sıfır araba, araba satmak, arabamı satmak, araç almak, araç satmak, test sürüşü, elektrikli araba',
  },
  autoteile: {
    de: 'autobatterie kaufen, autobatterie, ersatzteil, ersatzteile auto, ersatzteile fürs auto, scheibenwischer kaufen, scheibenwischer, motoröl kaufen, autozubehör, dachbox kaufen, fußmatten auto, auto verschrotten, schrottauto, gebrauchte autoteile, außenspiegel kaufen',
    en: 'car battery, buy car battery, spare part, car spare parts, wiper blades, wipers, engine oil buy, roof box, scrap car, scrap my car, used car parts, wing mirror buy',
    tr: 'akü almak, araba aküsü, yedek parça, araba parçası, silecek, motor yağı almak, hurda araba, hurda araç, çıkma parça, paspas',
  },
  'tuev-pruefstelle': {
    de: 'tüv, tüv fällig, tüv abgelaufen, neue plakette, plakette, hauptuntersuchung, abgasuntersuchung, gutachten auto, schaden schätzen, schadengutachten, unfallgutachten, kfz gutachten, wertgutachten auto, oldtimergutachten, wert vom auto schätzen, einzelabnahme',
    en: 'mot, mot due, mot expired, inspection sticker, roadworthiness test, emissions test, vehicle inspection, car appraisal, damage assessment car, accident report expert',
    tr: 'muayene, araç muayenesi, muayene bitti, araba muayenesi, egzoz muayene, ekspertiz, hasar tespiti, ekspertiz raporu',
  },
  autowaesche: {
    de: 'auto waschen, auto dreckig, schmutziges auto, auto polieren, auto putzen, innenreinigung auto, auto innen reinigen, auto saugen, waschanlage, wagen waschen, motorwäsche, autositze reinigen, felgen reinigen, lack polieren, sb wäsche',
    en: 'wash car, wash my car, car wash, dirty car, clean car, clean my car, polish car, car interior cleaning, vacuum car, car detailing, detailing, valet car',
    tr: 'araba yıkama, araba yıkatmak, arabayı yıkatmak, araba kirli, oto yıkama, araba temizleme, iç temizlik araba, pasta cila, detaylı temizlik araba, koltuk yıkama araba',
  },
  autoglas: {
    de: 'windschutzscheibe, frontscheibe, steinschlag, steinschlag reparieren, autoscheibe, autoscheibe kaputt, heckscheibe, seitenscheibe auto, scheibe auto gerissen, riss in der scheibe, riss in der windschutzscheibe, scheibentönung, scheiben tönen, scheibe vom auto',
    en: 'windscreen, windshield, cracked windshield, cracked windscreen, chip in windscreen, stone chip, chipped windshield, car window, broken car window, rear window car, tint windows, car glass, window tinting',
    tr: 'ön cam, ön cam çatladı, oto cam, araba camı, araba camı kırıldı, taş izi, cam filmi, arka cam, cam çatlağı',
  },
  autoelektrik: {
    de: 'anlasser, anlasser kaputt, lichtmaschine, autoradio, autoradio einbauen, autoelektrik, fehlerspeicher, fehlerspeicher auslesen, scheinwerfer, scheinwerfer kaputt, zündung, wegfahrsperre, zentralverriegelung, batterie auto leer, elektrik auto, standheizung, fensterheber, fensterheber kaputt, autoschlüssel codieren, blinker',
    en: 'starter motor, alternator, car radio, install car radio, car electrics, car electrical, error code, read error codes, diagnostics car, headlight, headlights, ignition, immobiliser, central locking, power window, indicator, car stereo',
    tr: 'marş, marş motoru, marş basmıyor, alternatör, şarj dinamosu, oto teyp, oto elektrik, araba elektrik, arıza kodu, far, far yanmıyor, merkezi kilit, cam otomatiği, immobilizer, oto alarm',
  },
  motorradwerkstatt: {
    de: 'motorrad, motorrad kaputt, motorrad reparieren, motorrad springt nicht an, motorradreifen, roller kaputt, motorroller, moped, mofa, vespa, quad, motorradkette, bike tüv motorrad, roller reparieren, motorrad inspektion',
    en: 'motorcycle, motorcycle repair, motorbike, motorbike broken, scooter repair, moped, scooter broken, motorbike service, vespa, quad bike, motorcycle tyres',
    tr: 'motosiklet, motosiklet tamiri, motosiklet bozuldu, motor tamiri motosiklet, scooter tamiri, scooter, moped, motosiklet bakımı, motosiklet lastiği',
  },
  fahrradwerkstatt: {
    de: 'fahrrad, fahrrad kaputt, fahrrad platt, fahrrad reparieren, fahrradreifen, fahrradschlauch, fahrradkette, kette vom fahrrad, kette abgesprungen, rad kaputt, radl, drahtesel, e bike, e bike akku, pedelec, gangschaltung, schaltung fahrrad, speiche, speichen, fahrradbremse, sattel, fahrrad kaufen, lastenrad, fahrradlicht, mountainbike, rennrad, platten fahrrad, veloreparatur, velo, klingel fahrrad, acht im rad',
    en: 'bike, bicycle, bike broken, bike flat, bike puncture, bike repair, repair bike, fix my bike, bike chain, bicycle chain, spokes, bike gears, bike brakes, e bike, ebike, electric bike, buy a bike, mountain bike, road bike, saddle, inner tube, cargo bike, pedal',
    tr: 'bisiklet, bisiklet bozuldu, bisiklet tamiri, bisiklet lastiği, bisiklet lastiği patladı, bisiklet zinciri, zincir bisiklet, vites bisiklet, jant teli, bisiklet freni, sele, elektrikli bisiklet, bisiklet almak, dağ bisikleti',
  },
  abschleppdienst: {
    de: 'auto abschleppen, abschleppen, liegen geblieben, liegengeblieben, panne autobahn, pannenhilfe, pannendienst, auto liegen geblieben, starthilfe, batterie leer, auto im graben, falschparker, auto blockiert einfahrt, zugeparkt, auto bergen, auto überführen, festgefahren',
    en: 'tow, tow my car, towing, car broke down, broke down, breakdown, breakdown on motorway, roadside assistance, jump start, dead battery, car stuck, stuck in ditch, stranded, car blocking driveway',
    tr: 'çekici, araba çekmek, aracı çektirmek, arabam yolda kaldı, yolda kaldım, yolda kaldık, yol yardım, akü bitti, akü takviye, takviye, araba çekilecek',
  },
  tankstelle: {
    de: 'tanken, benzin, diesel, sprit, super tanken, tank leer, autogas, lpg, adblue, erdgas tanken, wasserstoff tanken, reifen aufpumpen, kraftstoff, e10',
    en: 'petrol, gas, gasoline, diesel, fuel, refuel, fill up, tank empty, out of gas, fill up the tank, lpg, adblue, pump up tires',
    tr: 'benzin, mazot, yakıt, depo boş, depo doldurmak, yakıt almak, lpg, motorin, otogaz, adblue',
  },
  autovermietung: {
    de: 'auto mieten, auto leihen, mietwagen, leihwagen, transporter mieten, transporter leihen, sprinter mieten, wohnmobil mieten, lkw mieten, kleinbus mieten, carsharing, auto fürs wochenende, anhänger mieten, cabrio mieten',
    en: 'rent a car, rent car, car hire, hire a car, rental car, rent a van, van hire, hire a van, rent a camper, rent truck, car sharing, rent a trailer, minibus hire',
    tr: 'araba kiralamak, araç kiralama, araba kiralama, kiralık araba, kiralık araç, kamyonet kiralama, minibüs kiralama, karavan kiralama, günlük araba, transporter kiralama',
  },
};

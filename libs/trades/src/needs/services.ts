import type { Needs } from './need.js';

/** What people say when they need a service. */
export const serviceNeeds: Needs = {
  hotel: {
    de: 'übernachten, übernachtung, zimmer, zimmer mieten, doppelzimmer, einzelzimmer, schlafplatz, zimmer mit frühstück, ferienwohnung, ferienhaus, monteurzimmer, urlaub zimmer, jugendherberge, campingplatz, zelten, unterkunft, bett für eine nacht, wochenende zu zweit, zimmer buchen, wo schlafen, stellplatz wohnmobil',
    en: 'stay overnight, overnight, place to stay, room, book a room, double room, single room, accommodation, bed and breakfast, holiday flat, holiday home, where to sleep, sleep, hostel, campsite, camping, lodging, room for the night, somewhere to stay',
    tr: 'konaklama, gecelemek, kalacak yer, oda, oda ayırtmak, çift kişilik oda, tek kişilik oda, pansiyon, tatil evi, kiralık yazlık, hostel, kamp yeri, uyuyacak yer, bir gece kalmak',
  },
  umzug: {
    de: 'umziehen, ziehe um, umzug, umzugskartons, umzugshelfer, möbel transportieren, klavier transportieren, klaviertransport, wohnungsumzug, büroumzug, möbelpacker, halteverbot umzug, umzugswagen, einlagern, möbel einlagern, möbellift, neue wohnung ziehen, sofa transportieren',
    en: 'move house, moving, moving house, move flat, moving to a new flat, relocating, relocation, moving boxes, moving help, movers, move furniture, piano transport, move a piano, office move, store furniture, storage, moving van',
    tr: 'taşınma, taşınıyorum, taşınmak, evden eve, ev taşıma, eşya taşıma, nakliye ev, piyano taşıma, ofis taşıma, eşya depolama, taşıma asansörü, koli, mobilya taşıma',
  },
  spedition: {
    de: 'fracht, palette verschicken, paletten, ware transportieren, transport, lkw transport, sperrgut versenden, container, güter, kurier, kurierfahrt, eilsendung, ware ausliefern, lagerhaus, logistik, stückgut, schwertransport, kurierdienst',
    en: 'freight, ship pallet, pallet, pallets, transport goods, haulage, ship container, cargo, courier, urgent courier, deliver goods, warehouse, logistics, heavy transport, lorry transport',
    tr: 'nakliye, yük taşıma, yük, palet, palet göndermek, kargo yük, konteyner, kurye, acil kurye, depo lojistik, kamyon nakliye, ağır nakliye, mal taşıma',
  },
  taxi: {
    de: 'taxi rufen, fahrt zum flughafen, flughafentransfer, zum bahnhof, zum flughafen, abholen lassen, krankenfahrt, nach hause kommen, heimfahrt, großraumtaxi, shuttle, bus mieten mit fahrer, chauffeur, dialysefahrt, fahrdienst, limousine, reisebus mieten, mitfahrgelegenheit',
    en: 'cab, call a cab, ride, ride home, ride to the airport, airport transfer, get to the airport, to the station, pick me up, patient transport, shuttle, chauffeur, limousine, get home, coach hire, lift home',
    tr: 'taksi çağır, taksi çağırmak, havaalanına gitmek, havalimanı transferi, havalimanına, eve gitmek, transfer, şoförlü araç, minibüs şoförlü, hasta nakil, limuzin, servis aracı',
  },
  reinigung: {
    de: 'putzen, putzfrau, putzhilfe, putzkraft, wohnung putzen, haus putzen, fenster putzen, fensterputzer, büro reinigen, büro putzen, treppenhaus reinigen, treppenhausreinigung, endreinigung, teppich reinigen, sofa reinigen, polster reinigen, matratze reinigen, fassade reinigen, fassadenreinigung, baureinigung, grundreinigung, hausmeister, hausmeisterdienst, kammerjäger, ungeziefer, ratten, mäuse, mäuse im keller, wespennest, wespen, kakerlaken, bettwanzen, ameisen, schädlinge, taubenabwehr, marder, tatortreinigung, motten, silberfische',
    en: 'clean apartment, clean my apartment, clean house, clean my flat, cleaner, cleaning lady, cleaning, clean windows, window cleaning, window cleaner, office cleaning, clean office, stairwell cleaning, deep clean, end of tenancy cleaning, carpet cleaning, clean sofa, sofa cleaning, janitor, caretaker, pest control, pests, rats, mice, wasp nest, wasps nest, wasps, cockroaches, bed bugs, bedbugs, ants, exterminator, moths, pigeons',
    tr: 'temizlik, ev temizliği, evi temizletmek, temizlikçi, temizlikçi kadın, gündelikçi, cam silme, cam temizliği, ofis temizliği, merdiven temizliği, halı yıkama, koltuk yıkama, yatak yıkama, inşaat sonrası temizlik, böcek, böcek ilaçlama, haşere, fare, fareler, hamam böceği, tahtakurusu, karınca, eşek arısı, arı yuvası, ilaçlama, kapıcı',
  },
  waescherei: {
    de: 'wäsche waschen, wäsche, anzug reinigen, kleid reinigen, hemden bügeln, bügeln, fleck, fleck im anzug, fleck entfernen, rotweinfleck, daunenjacke waschen, bettdecke waschen, federbett waschen, teppich waschen, mantel reinigen, brautkleid reinigen, chemische reinigung, lederjacke reinigen, vorhänge waschen, münzwäscherei, mangeln',
    en: 'laundry, wash clothes, do laundry, dry cleaning, dry clean, clean suit, clean a suit, clean dress, iron shirts, ironing, stain, stain on suit, remove stain, wash duvet, clean coat, clean wedding dress, laundromat, wash curtains, wine stain, leather jacket clean',
    tr: 'çamaşır yıkatmak, çamaşır, takım elbise temizleme, elbise temizleme, gömlek ütüleme, ütü, leke, leke çıkarma, yorgan yıkama, palto temizleme, gelinlik temizleme, kuru temizlemeci, deri mont temizleme, perde yıkama, çamaşırhane',
  },
  fotograf: {
    de: 'passbild, passfoto, passbilder, bewerbungsfoto, bewerbungsfotos, hochzeitsfotos, hochzeitsbilder, babyfotos, familienfotos, fotoshooting, fotos machen, fotos machen lassen, porträt, bilder entwickeln, fotos drucken, filmentwicklung, video drehen, hochzeitsvideo, fotobuch, drohnenaufnahmen, biometrisches passbild, dias digitalisieren, bilderrahmen',
    en: 'passport photo, passport photos, id photo, application photo, wedding photos, wedding pictures, baby photos, family photos, photo shoot, photoshoot, take photos, portrait, develop photos, print photos, film development, wedding video, shoot video, headshot, drone footage',
    tr: 'vesikalık, vesikalık fotoğraf, biyometrik fotoğraf, pasaport fotoğrafı, düğün fotoğrafı, dış çekim, bebek fotoğrafı, aile fotoğrafı, fotoğraf çektirmek, fotoğraf çekimi, portre, fotoğraf bastırmak, video çekimi, düğün videosu, drone çekimi',
  },
  steuerberater: {
    de: 'steuer, steuern, steuererklärung, steuererklärung machen, einkommensteuer, finanzamt brief, umsatzsteuer, buchhaltung, buchführung, lohnabrechnung, jahresabschluss, bilanz, steuerbescheid, steuern sparen, steuernachzahlung, lohnbuchhaltung, betriebsprüfung, steuerrückerstattung, lohnsteuer, elster, wirtschaftsprüfung, erbschaftssteuer',
    en: 'tax, taxes, tax return, do my taxes, file taxes, tax refund, income tax, vat return, bookkeeping, accounting, payroll, annual accounts, balance sheet, tax audit, save taxes, tax help, accounts',
    tr: 'vergi, vergi beyannamesi, vergi iadesi, gelir vergisi, kdv, muhasebe, defter tutma, bordro, maaş bordrosu, bilanço, vergi danışmanlığı, vergi borcu, mali müşavirlik',
  },
  rechtsanwalt: {
    de: 'scheidung, scheiden lassen, mietrecht, ärger mit vermieter, streit mit vermieter, streit mit nachbar, kündigung, gekündigt, kündigungsschutz, abfindung, arbeitsrecht, verklagt, klage, klagen, anzeige, strafbefehl, erbe, erbrecht, testament, erbstreit, unterhalt, sorgerecht, bußgeld, bußgeldbescheid, führerschein weg, blitzer, vertrag prüfen, beglaubigen, beglaubigung, kaufvertrag haus, grundbuch, gericht, abmahnung, schadensersatz, inkasso, verkehrsrecht, familienrecht, aufenthaltsrecht, asyl, vollmacht, hausverkauf notar, ehevertrag, polizei vorladung, vorladung, schmerzensgeld, nebenkostenabrechnung falsch',
    en: 'divorce, get divorced, tenancy law, landlord problem, trouble with landlord, landlord dispute, neighbour dispute, dismissed, fired from job, got fired, unfair dismissal, employment law, sued, sue, legal advice, legal help, legal, lawsuit, inheritance, will, testament, custody, child support, alimony, speeding ticket, lost driving licence, contract review, notarize, notarise, certify document, court, warning letter, compensation, debt collection, immigration law, asylum, power of attorney, prenup, police summons',
    tr: 'boşanma, boşanmak, kira hukuku, ev sahibiyle sorun, işten çıkarıldım, işten atıldım, tazminat, iş hukuku, dava, dava açmak, mahkeme, miras, vasiyet, vasiyetname, nafaka, velayet, trafik cezası, sözleşme, noter tasdiki, tasdik, hukuki yardım, hukuk, vekalet, vekaletname, icra, iltica, oturum, polis ifade, ceza davası',
  },
  versicherung: {
    de: 'versichern, autoversicherung, kfz versicherung, haftpflicht, hausratversicherung, lebensversicherung, krankenversicherung, rente, altersvorsorge, rentenversicherung, schaden melden, versicherungsfall, rechtsschutz, geld anlegen, finanzierung, baufinanzierung, berufsunfähigkeit, riester, zahnzusatzversicherung, evb nummer, reiseversicherung, tierversicherung, vorsorge finanzen',
    en: 'insurance, insure, car insurance, liability insurance, home insurance, life insurance, health insurance, pension, retirement plan, report damage, insurance claim, invest money, mortgage advice, disability insurance, travel insurance, pet insurance, financial advice',
    tr: 'sigortalamak, araba sigortası, kasko, trafik sigortası, konut sigortası, hayat sigortası, sağlık sigortası, emeklilik, bireysel emeklilik, hasar bildirimi, yatırım danışmanlığı, finans, seyahat sigortası, dask',
  },
  bank: {
    de: 'geld abheben, bargeld, geldautomat, konto, konto eröffnen, girokonto, kredit, kredit aufnehmen, überweisung geld, sparbuch, ec karte gesperrt, kreditkarte beantragen, hypothek, geld wechseln, sparen, dispo, darlehen, baukredit, schließfach, münzen einzahlen, geld einzahlen, western union',
    en: 'withdraw cash, cash, cash machine, atm, account, open account, bank account, loan, get a loan, take out a loan, transfer money, savings, savings account, mortgage, exchange money, change money, currency exchange, deposit money, safe deposit box',
    tr: 'para çekmek, nakit, bankamatik, atm, hesap açmak, hesap, kredi, kredi çekmek, havale, para yatırmak, para göndermek, ipotek, döviz, döviz bozdurmak, konut kredisi, kiralık kasa, tasarruf',
  },
  immobilienmakler: {
    de: 'wohnung suchen, wohnung mieten, wohnung kaufen, haus kaufen, haus verkaufen, wohnung verkaufen, wohnung finden, mietwohnung, grundstück, grundstück kaufen, hauskauf, eigentumswohnung, immobilie bewerten, immobilie verkaufen, vermieten, nachmieter, büro mieten, ladenlokal, gewerbefläche, wg zimmer, garage mieten, haus mieten, bauplatz, hausbewertung',
    en: 'flat to rent, apartment to rent, rent apartment, rent a flat, find apartment, find a flat, buy house, buy a house, buy apartment, sell house, sell my house, sell apartment, property, land for sale, real estate valuation, office space, house for sale, house hunting, flat hunting, rent out flat',
    tr: 'ev kiralamak, kiralık ev, kiralık daire, daire kiralamak, ev almak, satılık ev, satılık daire, ev satmak, arsa, arsa almak, gayrimenkul, ev değerleme, kiralık ofis, kiralık dükkan, daire satmak, ev arıyorum, kiralık oda',
  },
  hausverwaltung: {
    de: 'mietverwaltung, weg verwaltung, wohnung verwalten, haus verwalten lassen, eigentümergemeinschaft, nebenkostenabrechnung erstellen, mietshaus verwalten, eigentümerversammlung, immobilie verwalten, mieterwechsel verwalten',
    en: 'manage rental property, rental management, manage my property, homeowners association, tenant management, manage apartment building, letting management, service charge statement',
    tr: 'site yönetimi, apartman yönetimi, bina yönetimi, aidat, apartman yöneticisi, kira yönetimi, mülk yönetimi',
  },
  architekt: {
    de: 'haus planen, hausplanung, bauplan, baugenehmigung, bauantrag, grundriss, statik, statiker, statische berechnung, tragende wand, energieausweis, energieberatung, vermessung, grundstück vermessen, vermesser, bauleitung, innenarchitektur, umbau planen, bodengutachten, entwurf haus, bauzeichnung',
    en: 'plan a house, design house, house plans, house design, building permit, planning permission, floor plan, structural engineer, load bearing wall, energy certificate, land surveyor, survey land, interior design, building plans, extension plans, construction supervision',
    tr: 'ev projesi, ev çizdirmek, mimari proje, plan çizdirmek, inşaat ruhsatı, kat planı, statik hesap, taşıyıcı duvar, enerji kimlik belgesi, harita ölçüm, arsa ölçümü, iç mimar, iç mimari, proje çizimi',
  },
  'buero-beratung': {
    de: 'werbung, werbung machen, marketing, logo, logo entwerfen, logo designen, übersetzen, übersetzung, dolmetscher, geburtsurkunde übersetzen, unternehmensberatung, existenzgründung, firma gründen, personal finden, zeitarbeit, job finden, stelle suchen, arbeit suchen, mitarbeiter finden, büro, coworking, sicherheitsdienst, detektiv, detektei, callcenter, event planen, hochzeit planen, hochzeitsplaner, veranstaltung planen, eventtechnik, dj buchen, grafikdesign, social media, coaching, businessplan, buchmacher, zelt mieten, hüpfburg mieten',
    en: 'advertising, advertise, marketing, logo, design a logo, logo design, translate, translate document, translation, translator, interpreter, consulting, start a business, found a company, find staff, recruitment, temp work, find a job, job agency, office space coworking, coworking, security guard, private detective, detective, event planning, wedding planner, plan wedding, graphic design, social media, business plan, coaching, dj for party',
    tr: 'reklam, reklam vermek, pazarlama, logo, logo tasarımı, tercüme, çeviri, belge çevirisi, tercüman, danışmanlık, şirket kurmak, eleman bulmak, iş bulmak, iş arıyorum, iş ilanı, ofis, güvenlik görevlisi, özel dedektif, dedektif, organizasyon, düğün organizasyonu, grafik tasarım, sosyal medya, iş planı',
  },
  bestattung: {
    de: 'beerdigung, beerdigen, todesfall, gestorben, verstorben, sterbefall, bestatten, sarg, urne, einäscherung, feuerbestattung, trauerfeier, trauerrede, leichnam, überführung verstorbener, seebestattung, trauer, oma gestorben, vater gestorben, krematorium, friedhof, grab kaufen',
    en: 'funeral, bury, burial, death in family, died, passed away, deceased, coffin, urn, cremation, cremate, memorial service, mourning, hearse, grandma died, father died, crematorium, undertaker',
    tr: 'cenaze, cenaze işlemleri, defin, vefat, vefat etti, öldü, ölüm, tabut, cenaze nakli, mezarlık, defnetmek, cenaze namazı, taziye',
  },
  'post-paket': {
    de: 'paket, paket verschicken, paket abholen, paket abgeben, päckchen, brief, brief verschicken, briefmarke, briefmarken, einschreiben, dhl, hermes, dpd, retoure, retoure abgeben, postfach, briefkasten, paketshop, packstation, versenden, nachsendeauftrag, ups, gls',
    en: 'parcel, send parcel, send a package, package, pick up parcel, letter, send letter, stamps, postage stamp, registered mail, return parcel, return package, mailbox, ship a parcel, post office box, dhl, ups, drop off parcel',
    tr: 'kargo, kargo göndermek, paket göndermek, koli göndermek, mektup, mektup göndermek, pul, posta pulu, taahhütlü, iade kargo, kargo almak, posta kutusu, posta, dhl',
  },
  entsorgung: {
    de: 'sperrmüll, müll, müll entsorgen, entsorgen, entrümpeln, entrümpelung, haushaltsauflösung, wohnungsauflösung, keller ausräumen, keller entrümpeln, dachboden entrümpeln, bauschutt, schrott, altmetall, schrott abholen, container bestellen, containerdienst, alte möbel loswerden, altpapier, grünschnitt, gartenabfälle, elektroschrott, altglas, wertstoffhof, sondermüll, aktenvernichtung, asbest, alte matratze, altkleider, altöl, messiewohnung',
    en: 'rubbish, garbage, trash, waste, get rid of, get rid of old furniture, dispose, disposal, clear house, house clearance, junk, junk removal, bulky waste, clear out basement, rubble, construction waste, scrap, scrap metal, skip, skip hire, dumpster, dumpster rental, recycle, recycling, yard waste, electronic waste, old furniture, shredding documents, old mattress',
    tr: 'çöp, çöp atmak, hurda, hurda demir, moloz, moloz atmak, eski eşya, eski eşya atmak, eski mobilya, atık, geri dönüşüm, konteyner atık, ev boşaltma, bodrum boşaltma, elektronik atık, kağıt atık, eski yatak',
  },
  reisebuero: {
    de: 'urlaub, urlaub buchen, reise, reise buchen, flug, flug buchen, flugticket, flüge, kreuzfahrt, pauschalreise, last minute, strandurlaub, städtereise, hochzeitsreise, flitterwochen, rundreise, türkeiurlaub, skiurlaub, stadtführung, visum reise, busreise, klassenfahrt, mallorca',
    en: 'holiday, book holiday, vacation, book vacation, trip, book a trip, travel, flight, flights, book a flight, plane ticket, cruise, package holiday, last minute, beach holiday, city trip, honeymoon, guided tour, city tour, airline tickets, ski trip',
    tr: 'tatil, tatil ayarlamak, seyahat, seyahat etmek, gezi, uçak bileti, bilet almak, uçuş, tur, tur paketi, balayı, hac, umre, yurt dışı tatil, gemi turu, otobüs bileti, son dakika tatil, şehir turu',
  },
  behoerde: {
    de: 'ausweis, personalausweis, personalausweis abgelaufen, reisepass, reisepass beantragen, ummelden, anmelden wohnung, wohnsitz anmelden, auto anmelden, auto zulassen, auto abmelden, kennzeichen, führerschein beantragen, geburtsurkunde, heiraten, standesamt, gewerbe anmelden, kindergeld, arbeitslosengeld, arbeitslos melden, bürgergeld, wohngeld, aufenthaltserlaubnis, führungszeugnis, polizei, anzeige erstatten, fundbüro, feuerwehr, einbürgerung, elterngeld, bibliothek, bücherei, bafög, hundesteuer',
    en: 'id card, id card expired, passport, passport renewal, renew passport, register address, register car, number plate, license plate, driving licence apply, birth certificate, get married, register office, child benefit, unemployment benefit, residence permit, police, report theft, lost property, fire brigade, citizenship, library, housing benefit, criminal record certificate',
    tr: 'kimlik, kimlik yenileme, nüfus, pasaport, pasaport yenileme, ikametgah, adres kaydı, araç tescil, plaka, ehliyet başvurusu, doğum belgesi, nikah, evlenmek, işsizlik parası, çocuk parası, oturma izni, polis, şikayet, kayıp eşya, itfaiye, vatandaşlık, kütüphane, sabıka kaydı, konsolosluk',
  },
};

import type { Needs } from './need.js';

/** What people say when they need a craftsman. */
export const craftNeeds: Needs = {
  sanitaer: {
    de: 'rohr, rohrbruch, wasserrohr, abfluss, abfluss verstopft, wasserhahn, hahn tropft, toilette, klo, klo verstopft, toilette verstopft, spülkasten, spülung, waschbecken, dusche, badewanne, duschkabine, badezimmer, bad renovieren, badsanierung, siphon, wasserschaden, überschwemmung, keller unter wasser, wasser läuft aus, undichte leitung, wasserleitung, leck, dichtung, armatur, mischbatterie, kanal, kanalreinigung, gully, hebeanlage, rückstau, kein warmwasser, boiler, durchlauferhitzer, wasserdruck, wasser tropft, tropfender, überlauf, bidet, urinal, wc, pissoir, gasleitung, gasgeruch, wasser aus der decke, nasse wand, wasserenthärtung',
    en: 'pipe, burst pipe, leaking pipe, drain, blocked drain, clogged drain, sink, clogged sink, faucet, tap, dripping tap, leaky tap, leaking faucet, toilet, blocked toilet, clogged toilet, flush, shower, bathtub, bathroom, bathroom renovation, water leak, water damage, flooded, flooding, flooded basement, no hot water, water heater, hot water, sewer, sewage, plumbing, water pipe, low water pressure, overflowing, unclog',
    tr: 'musluk, musluk damlatıyor, boru, boru patladı, su borusu, tuvalet, tuvalet tıkandı, klozet, lavabo, lavabo tıkandı, gider, gider tıkandı, tıkanıklık, tıkanan, su kaçağı, su sızıntısı, su akıyor, su basması, sızıntı, banyo, duş, duşakabin, küvet, sifon, sıcak su yok, su gelmiyor, sıhhi, kanalizasyon, şofben, batarya',
  },
  'heizung-klima': {
    de: 'heizung, heizkörper, heizung kalt, heizung läuft nicht, heizung ausgefallen, wohnung kalt, kalte wohnung, kein heizung, therme, gastherme, brenner, ölheizung, gasheizung, wärmepumpe, fußbodenheizung, thermostat, heizungsausfall, heizkessel, kessel, kaminofen, klimaanlage, klimagerät, raum zu heiß, lüftung, lüftungsanlage, heizöl, pelletheizung, pellets, heizungspumpe, zu kalt im haus, zu warm im büro, entlüften',
    en: 'heating, heater, radiator, cold radiator, boiler, boiler broken, furnace, heat pump, no heat, house is cold, freezing flat, freezing, thermostat, air conditioning, air conditioner, ac, ac broken, aircon, ventilation, underfloor heating, central heating, cooling system, hvac',
    tr: 'kombi, kombi bozuldu, kombi çalışmıyor, kalorifer, kalorifer yanmıyor, petek, petek ısınmıyor, ısıtma, ev soğuk, ısınmıyor, klima, klima soğutmuyor, klima gaz, klima montajı, doğalgaz, ısı pompası, termostat, havalandırma, yerden ısıtma, soba',
  },
  elektriker: {
    de: 'strom, stromausfall, kein strom, kurzschluss, sicherung, sicherung raus, sicherung fliegt, sicherungskasten, steckdose, lichtschalter, schalter, lampe, lampe anschließen, licht, licht geht nicht, licht flackert, kabel, kabel verlegen, elektrik, stromleitung, herd anschließen, fi schalter, klingel, türklingel, sprechanlage, gegensprechanlage, zählerschrank, wallbox, ladestation, leitungen verlegen, deckenlampe, stromschlag, elektroinstallation, kronleuchter, verteilerkasten, e check, rauchmelder, smart home, alarmanlage',
    en: 'electricity, power outage, power cut, no power, no electricity, blackout, short circuit, fuse, blown fuse, fuse box, circuit breaker, breaker trips, socket, outlet, power socket, light switch, lights, lights flicker, flickering lights, lamp, wiring, rewire, electrical, electric shock, doorbell, intercom, wall box, ev charger, smoke detector, ceiling light, chandelier',
    tr: 'elektrik, elektrik kesildi, elektrik yok, elektrik kesintisi, sigorta, sigorta attı, sigorta atıyor, priz, priz çalışmıyor, lamba, ışık yanmıyor, ışıklar, avize, avize takma, anahtar prizi, kısa devre, kablo, kablo çekme, elektrik tesisatı, zil, diafon, pano, şalter, aydınlatma',
  },
  solartechnik: {
    de: 'solar, solaranlage, solarmodule, solarzellen, photovoltaik, pv anlage, balkonkraftwerk, stromspeicher, solarthermie, eigener strom, strom vom dach, wechselrichter, batteriespeicher, sonnenenergie',
    en: 'solar, solar panels, solar panel, photovoltaics, pv system, solar power, inverter, battery storage, own electricity, solar energy',
    tr: 'güneş paneli, güneş enerjisi, solar, fotovoltaik, çatıya güneş, kendi elektriğim',
  },
  maler: {
    de: 'wand streichen, wände streichen, zimmer streichen, wohnung streichen, streichen, anstreichen, anstrich, malern, tapete, tapezieren, tapeten, fassade, fassadenanstrich, hausfassade, wandfarbe, farbe, lackieren, türen lackieren, treppenhaus streichen, schimmel, schimmel an der wand, schimmelfleck, verputzen, putz, putz bröckelt, wärmedämmung, spachteln, decke streichen, weißeln, graffiti entfernen, zaun streichen',
    en: 'paint the walls, paint wall, paint room, paint apartment, paint house, painting walls, painting, paint my house, repaint, wallpaper, hang wallpaper, facade, plaster, plastering, mould, mold, mould on the wall, walls, whitewash, varnish',
    tr: 'boya, duvar boyama, duvar boyatmak, ev boyatma, evi boyatmak, boyatmak, badana, badana yaptırmak, duvar kağıdı, cephe boyası, dış cephe, alçı, sıva, küf, rutubet, duvarda küf',
  },
  dachdecker: {
    de: 'dach, dach undicht, undichtes dach, dach tropft, es regnet rein, regnet herein, regenrinne, dachrinne, dachrinne verstopft, dachziegel, ziegel, ziegel kaputt, dachfenster, sturmschaden, dachsanierung, dach decken, dach neu, flachdach, dachschaden, dachpfannen, gaube, schindeln, blitzableiter, dachdämmung',
    en: 'roof, leaking roof, roof leak, leaky roof, roof tiles, tiles missing on roof, gutter, gutters, storm damage, rain coming in, skylight, reroof, shingles, flat roof, chimney flashing',
    tr: 'çatı, çatı akıyor, çatı akıtıyor, çatıdan su, kiremit, kiremit kırıldı, oluk, yağmur oluğu, dam, dam akıyor, çatı onarımı, çatı tamiri, çatı izolasyonu',
  },
  tischler: {
    de: 'einbauschrank, schrank nach maß, möbel nach maß, tisch nach maß, regal bauen, regal nach maß, holztür, zimmertür, innentür, tür klemmt, tür quietscht, tür schleift, holzfenster, treppe knarrt, holztreppe, stuhl kaputt, stuhl reparieren, tisch reparieren, schublade klemmt, möbel reparieren, möbel restaurieren, antike möbel, küche einbauen, küchenmontage, holzarbeiten, schrank bauen, wackelt, tischplatte',
    en: 'built in wardrobe, custom furniture, bespoke furniture, custom shelves, build shelves, wooden door, door stuck, door squeaks, sticking door, repair chair, broken chair, repair table, restore furniture, furniture repair, kitchen fitting, kitchen installation, woodwork, cabinets, drawer stuck, wardrobe, shelf',
    tr: 'gömme dolap, ölçüye göre mobilya, özel mobilya, dolap yaptırmak, raf yaptırmak, ahşap kapı, kapı sıkışıyor, kapı gıcırdıyor, sandalye kırıldı, masa tamiri, mobilya tamiri, mobilya onarım, mutfak dolabı, kapı tamiri, ahşap işleri, çekmece',
  },
  zimmerei: {
    de: 'dachstuhl, carport, carport bauen, holzhaus, fachwerk, balken, holzbalken, terrassenüberdachung, pergola, holzterrasse, gartenhaus bauen, holzanbau, dachausbau, dachboden ausbauen, gaube bauen, holzkonstruktion, wintergarten aus holz',
    en: 'roof truss, wooden house, timber frame, beams, pergola, wooden deck, decking, build a carport, loft conversion, attic conversion, garden shed, timber',
    tr: 'ahşap ev, ahşap çatı, pergola, ahşap teras, kamelya, çardak, kiriş, ahşap yapı',
  },
  bauunternehmen: {
    de: 'haus bauen, hausbau, neubau, rohbau, umbau, anbau, anbauen, mauer, mauer bauen, wand einreißen, wand durchbrechen, wanddurchbruch, durchbruch, fundament, keller abdichten, keller feucht, feuchter keller, beton, estrich, abriss, abbruch, sanierung, haus sanieren, altbausanierung, renovierung, baggerarbeiten, tiefbau, pflaster, mauerwerk, riss in der wand, risse, trockenbau, gipskarton, kernbohrung, dämmung, gerüst, baustelle, badumbau',
    en: 'build a house, building a house, house construction, extension, home extension, renovation, renovate, wall removal, knock down wall, tear down, demolition, foundation, damp basement, wet basement, concrete, masonry, brick wall, bricklayer, crack in the wall, cracks, remodel, remodelling, drywall, scaffolding, excavation, screed, insulation',
    tr: 'ev yaptırmak, inşaat, tadilat, tadilat yaptırmak, ev tadilatı, yenileme, duvar yıkma, duvar yıktırmak, duvar ördürmek, beton, temel, yıkım, kolon, çatlak, duvarda çatlak, bodrum rutubet, alçıpan, iskele, hafriyat, şap, yalıtım',
  },
  fliesenleger: {
    de: 'fliesen, fliese, fliesen legen, fliesen verlegen, kachel, kacheln, bad fliesen, fuge, fugen, fugen erneuern, silikonfuge, mosaik, bodenfliesen, wandfliesen, fliese gesprungen, fliese lose, naturstein verlegen',
    en: 'tiles, tiling, bathroom tiles, floor tiles, wall tiles, lay tiles, cracked tile, loose tile, grout, grouting, retile',
    tr: 'fayans, fayans döşeme, seramik, seramik döşeme, karo, derz, kırık fayans, banyo fayans, yer seramiği',
  },
  bodenleger: {
    de: 'parkett, parkett abschleifen, parkett verlegen, laminat, laminat verlegen, vinyl, vinylboden, teppich, teppichboden, teppich verlegen, boden verlegen, neuer boden, fußboden, fußboden erneuern, dielen, dielen schleifen, gardinen, gardine, vorhang, vorhänge, jalousie, rollo, plissee, polstern, sofa neu beziehen, polster, sonnenschutz, markise, linoleum, boden schleifen',
    en: 'parquet, sand floor, sanding floors, hardwood floor, laminate, vinyl floor, carpet, carpet fitting, lay floor, new floor, flooring, floorboards, curtains, blinds, upholstery, reupholster sofa, awning, floor',
    tr: 'parke, parke döşeme, parke cila, laminat, laminat parke, halı, halı döşeme, zemin, zemin kaplama, perde, perdeci, stor, jaluzi, döşeme, koltuk döşeme, koltuk kaplama, tente',
  },
  metallbau: {
    de: 'geländer, balkongeländer, treppengeländer, zaun aus metall, metallzaun, gartentor, hoftor, tor, garagentor, garagentor klemmt, schweißen, schweißarbeiten, gitter, fenstergitter, stahl, stahltreppe, edelstahl, stahlträger, schmieden, aluminium, metalltür, vordach, stahltür, rolltor',
    en: 'railing, balcony railing, handrail, metal fence, metal gate, gate, garage door, garage door stuck, welding, weld, steel stairs, steel, window bars, wrought iron, metal work, grille',
    tr: 'korkuluk, balkon korkuluğu, demir kapı, demir, kaynak, kaynak yaptırmak, bahçe kapısı, garaj kapısı, ferforje, merdiven korkuluğu, çelik, demir çit, pencere demiri',
  },
  glaserei: {
    de: 'fenster, fenster kaputt, fensterscheibe, scheibe kaputt, glas kaputt, scheibe gesprungen, glasscheibe, fenster undicht, zugluft, fenster zieht, fenster austauschen, neue fenster, fenster schließt nicht, spiegel, spiegel nach maß, glastür, duschwand, isolierglas, glasbruch, verglasung, rollladen, rollladen klemmt, haustür, neue haustür, fliegengitter, wintergarten, schaufenster, blindes fenster',
    en: 'window, broken window, window glass, smashed window, cracked window, glass broken, pane, window pane, drafty window, draughty windows, replace window, new windows, double glazing, mirror, glass door, shutter, roller shutter, front door, conservatory, fly screen',
    tr: 'cam, cam kırıldı, kırık cam, pencere, pencere kırıldı, pencere değişimi, pencere tamiri, ayna, pvc pencere, cam balkon, panjur, kepenk, kepenk sıkıştı, çift cam, duşakabin camı, sineklik, dış kapı',
  },
  'garten-landschaftsbau': {
    de: 'garten, gartenarbeit, garten anlegen, gartenpflege, rasen, rasen mähen, rollrasen, hecke, hecke schneiden, heckenschnitt, baum fällen, baum, baumfällung, baumschnitt, äste schneiden, terrasse bauen, terrasse pflastern, pflaster legen, teich, gartenteich, unkraut, zaun, zaun bauen, zaun aufstellen, gartenzaun, beet, laub, laub entfernen, winterdienst, schnee räumen, wurzel, baumstumpf, bewässerung, bepflanzung, büsche, einfahrt pflastern, pool bauen, grünpflege',
    en: 'garden, gardening, yard, yard work, lawn, mow lawn, mow the lawn, lawn mowing, cut grass, hedge, trim hedge, hedge trimming, cut tree, tree removal, cut down tree, fell a tree, tree, tree trimming, prune, patio, build patio, paving, pond, weeds, fence, build fence, leaves, snow removal, landscaping, stump, flower bed, irrigation',
    tr: 'bahçe, bahçe bakımı, bahçe düzenleme, çim, çim biçme, çim biçtirmek, çit, çit yaptırmak, ağaç, ağaç kesme, ağaç budama, ağaç kesmek, budama, budatmak, peyzaj, havuz yapımı, yabani ot, kar temizleme, süs havuzu, sulama sistemi',
  },
  schornsteinfeger: {
    de: 'schornstein, schornstein reinigen, kamin kehren, kamin reinigen, ruß, kehren, feuerstättenschau, kaminabnahme, rauch im zimmer, kamin zieht nicht, abgasmessung, abgas heizung, kamin verstopft',
    en: 'chimney, chimney sweep, clean chimney, soot, fireplace smokes, chimney cleaning, smoky fireplace, flue',
    tr: 'baca, baca temizleme, baca temizletmek, baca tıkandı, kurum, şömine tütüyor',
  },
  steinmetz: {
    de: 'grabstein, grabmal, grab, grabstein gravieren, naturstein, granit, marmor, marmorplatte, arbeitsplatte aus stein, fensterbank, steintreppe, sandstein, inschrift, steinplatte, grabpflege stein, schieferplatte',
    en: 'gravestone, tombstone, headstone, natural stone, granite, marble, stone worktop, granite countertop, window sill, stone stairs, inscription',
    tr: 'mezar taşı, mezar, mermer, granit, mermer tezgah, doğal taş, mermer merdiven, yazıt',
  },
  schneiderei: {
    de: 'hose kürzen, hose zu lang, kleid ändern, kleid kürzen, kleidung ändern, kleid enger, änderung, reißverschluss, reißverschluss kaputt, reißverschluss klemmt, knopf annähen, knopf ab, loch in der hose, loch in der jacke, jacke flicken, nähen, anzug ändern, anzug nach maß, maßanzug, brautkleid ändern, ärmel kürzen, saum, naht gerissen, naht aufgegangen, jeans flicken, stoff nähen, vorhänge kürzen, hose gerissen',
    en: 'shorten trousers, shorten pants, hem pants, hem, trousers too long, alter dress, alteration, alterations, zip broken, zipper, broken zipper, button, sew, sewing, mend clothes, hole in jacket, hole in trousers, tailored suit, custom suit, altering wedding dress, torn seam, ripped jeans, patch',
    tr: 'paça kısaltma, pantolon kısaltma, pantolon paçası, pantolon uzun, fermuar, fermuar bozuldu, fermuar değişimi, düğme, dikiş, diktirmek, elbise daraltma, elbise kısaltma, terzilik, sökük, yırtık, yırtıldı, takım elbise diktirmek, kumaş',
  },
  schuhmacher: {
    de: 'schuhe reparieren, schuhreparatur, absatz, absatz ab, absatz kaputt, absätze, sohle, sohle kaputt, neue sohle, sohle löst sich, schuhsohle, besohlen, schuh kaputt, schuhe drücken, schuhe weiten, stiefel reparieren, ledertasche reparieren, gürtel loch, tasche reparieren, schlüssel nachmachen',
    en: 'shoe repair, repair shoes, repair my shoes, broken heel, heel, sole, new soles, resole, worn soles, boots repair, stretch shoes, leather repair, leather bag repair, belt hole',
    tr: 'ayakkabı tamiri, ayakkabı tamir, topuk, topuk kırıldı, taban, ayakkabı tabanı, taban değişimi, çizme tamiri, çanta tamiri, kemer deliği, ayakkabı boyama',
  },
  'uhrmacher-goldschmied': {
    de: 'uhr, uhr kaputt, uhr steht, uhr bleibt stehen, armbanduhr, uhrenbatterie, batterie uhr, uhrarmband, kette gerissen, halskette, ring, ring zu eng, ring zu groß, ring weiten, ring enger, ehering, eheringe, trauringe, verlobungsring, gold, gold verkaufen, schmuck, schmuck reparieren, ohrring, ohrringe, armband, gravur, gravieren, silber, perlenkette, brosche, standuhr, wanduhr',
    en: 'watch, watch stopped, watch repair, watch battery, clock, clock repair, necklace, broken necklace, ring, resize ring, ring too tight, wedding ring, wedding rings, engagement ring, gold, sell gold, jewellery, jewelry, earrings, bracelet, engraving, engrave, silver, watch strap',
    tr: 'saat, saat durdu, saat tamiri, saat pili, kol saati, duvar saati, kolye, kolye koptu, yüzük, yüzük küçültme, yüzük dar, alyans, nişan yüzüğü, altın, altın bozdurmak, altın satmak, takı, küpe, bilezik, gümüş, mücevher, saat kayışı',
  },
  'handwerker-allgemein': {
    de: 'möbel aufbauen, schrank aufbauen, ikea aufbauen, bild aufhängen, bilder aufhängen, loch bohren, bohren, dübel, kleine reparaturen, kleinreparatur, reparaturen im haus, regal aufhängen, fernseher aufhängen, hausmeisterarbeiten, montieren, montage, lampe aufhängen, küche aufbauen',
    en: 'assemble furniture, furniture assembly, ikea assembly, hang pictures, hang a picture, drill holes, drill, small repairs, odd jobs, home repairs, fix things at home, mount tv, hang shelf, around the house',
    tr: 'mobilya montajı, mobilya kurulumu, dolap kurma, ikea montaj, tablo asma, delik delme, ufak tamirat, ufak tefek işler, ev tamiratı, televizyon asma, raf asma, montaj, küçük tamir',
  },
};

import type { Needs } from './need.js';

/** What people want to buy. */
export const shopNeeds: Needs = {
  mode: {
    de: 'kleidung, kleidung kaufen, klamotten, hose kaufen, jeans, jeans kaufen, jacke kaufen, mantel kaufen, winterjacke, kleid kaufen, abendkleid, brautkleid, brautkleid kaufen, hochzeitskleid, anzug kaufen, hemd, hemd kaufen, bluse, rock kaufen, unterwäsche, bh, socken, mütze, schal, handschuhe, dirndl, lederhose, kinderkleidung, babykleidung, bademode, bikini, pullover, t shirt kaufen, handtasche kaufen, handtasche, gürtel kaufen, krawatte, trachten, arbeitskleidung, hut kaufen, koffer kaufen, dessous',
    en: 'clothes, buy clothes, clothing, trousers buy, jeans, buy jeans, jacket buy, buy a coat, winter coat, buy dress, evening dress, wedding dress, buy a suit, shirt, blouse, skirt, underwear, bra, socks, hat, scarf, gloves, kids clothes, baby clothes, swimwear, bikini, sweater, buy t shirt, handbag, buy belt, tie, workwear, suitcase, lingerie',
    tr: 'kıyafet, kıyafet almak, giysi, pantolon almak, kot pantolon, mont, mont almak, kaban, elbise almak, abiye, gelinlik, gelinlik almak, takım elbise almak, gömlek, bluz, etek, iç çamaşırı, çorap, şapka, atkı, eldiven, çocuk kıyafeti, bebek kıyafeti, mayo, kazak, tişört almak, çanta almak, kemer almak, kravat, iş kıyafeti, bavul, damatlık',
  },
  schuhe: {
    de: 'schuhe, schuhe kaufen, neue schuhe, stiefel, stiefel kaufen, turnschuhe, sneaker, sandalen, kinderschuhe, wanderschuhe, gummistiefel, pumps, hausschuhe, laufschuhe, winterstiefel, brautschuhe, ballerinas, sicherheitsschuhe',
    en: 'shoes, buy shoes, new shoes, boots, buy boots, trainers, sneakers, sandals, kids shoes, hiking boots, wellies, high heels, slippers, running shoes, flip flops, safety shoes',
    tr: 'ayakkabı, ayakkabı almak, yeni ayakkabı, çizme, çizme almak, bot, spor ayakkabı, sandalet, çocuk ayakkabısı, topuklu ayakkabı, terlik, koşu ayakkabısı, gelin ayakkabısı',
  },
  moebel: {
    de: 'sofa, sofa kaufen, couch, couch kaufen, bett, bett kaufen, matratze, matratze kaufen, schrank, schrank kaufen, kleiderschrank, tisch kaufen, esstisch, stuhl kaufen, stühle kaufen, neue küche, küche kaufen, einbauküche, lattenrost, regal kaufen, kommode, sessel, gartenmöbel, büromöbel, bürostuhl, wohnzimmer einrichten, einrichten, lampe kaufen, lampen, teppich kaufen, deko, kinderbett, wohnwand, antiquitäten, gardinen kaufen, wohnung einrichten, bettwäsche',
    en: 'sofa, buy sofa, buy a sofa, couch, bed, buy bed, mattress, buy mattress, wardrobe buy, cupboard, buy table, dining table, buy chairs, new kitchen, buy kitchen, fitted kitchen, shelf buy, dresser, armchair, garden furniture, office furniture, office chair, furnish, furnish flat, lamps, buy lamp, rug, home decor, decor, cot, antiques, bedding',
    tr: 'koltuk, koltuk takımı, koltuk almak, kanepe, yatak, yatak almak, yatak odası, dolap almak, gardırop, masa almak, yemek masası, sandalye almak, yeni mutfak, mutfak almak, kitaplık, şifonyer, bahçe mobilyası, ofis mobilyası, ofis koltuğu, ev döşemek, lamba almak, halı almak, dekorasyon, bebek yatağı, çeyiz, antika, nevresim',
  },
  baumarkt: {
    de: 'schrauben, schrauben kaufen, nägel kaufen, hammer, bohrmaschine, bohrmaschine kaufen, werkzeug, werkzeug kaufen, farbe kaufen, wandfarbe kaufen, holz kaufen, bretter, holzzuschnitt, zement, fliesen kaufen, baumaterial, baustoffe, gartengeräte, schubkarre, leiter, leiter kaufen, akkuschrauber, silikon, blumenerde, gips, dübel kaufen, klebeband, säge, grill kaufen, laminat kaufen, kies, sand kaufen, dachlatten, schleifpapier, pinsel',
    en: 'screws, nails buy, hammer, drill buy, power drill, tools, buy tools, buy paint, wood, buy wood, planks, timber buy, cement, building materials, buy tiles, garden tools, wheelbarrow, ladder, cordless screwdriver, silicone, potting soil, plaster buy, duct tape, saw, buy grill, gravel, sandpaper, paint brush, hardware',
    tr: 'vida, çivi, çekiç, matkap, matkap almak, alet, alet almak, el aletleri, boya almak, duvar boyası almak, tahta, kereste, çimento, inşaat malzemesi, yapı malzemesi, fayans almak, bahçe aletleri, el arabası, merdiven almak, silikon, toprak saksı, alçı almak, koli bandı, testere, mangal almak, kum, zımpara, fırça, hırdavat',
  },
  blumen: {
    de: 'blumen, blumenstrauß, strauß, rosen, brautstrauß, muttertag blumen, blumen liefern, trauerkranz, kranz, topfpflanze, pflanzen, pflanzen kaufen, zimmerpflanze, orchidee, tulpen, gesteck, adventskranz, weihnachtsbaum, grabgesteck, valentinstag, blumen verschicken, blumenkranz, kräuter pflanzen, setzlinge',
    en: 'flowers, bouquet, roses, bridal bouquet, flower delivery, send flowers, funeral wreath, wreath, potted plant, plants, buy plants, houseplant, orchid, tulips, christmas tree, mothers day flowers, valentines day, flower arrangement, seedlings',
    tr: 'çiçek, çiçek almak, çiçek göndermek, buket, gül, gelin çiçeği, gelin buketi, çelenk, saksı çiçeği, bitki, bitki almak, orkide, lale, aranjman, anneler günü çiçek, yılbaşı ağacı, sevgililer günü, fidan',
  },
  'buecher-schreibwaren': {
    de: 'buch, buch kaufen, bücher, bücher kaufen, roman, schulbücher, schulbuch, zeitung, zeitung kaufen, zeitschrift, magazin, stifte, kugelschreiber, hefte, schulhefte, schulsachen, papier, druckerpapier, füller, schulranzen, geschenkpapier, glückwunschkarte, postkarten, kinderbuch, comics, landkarte, lotto, kalender kaufen, bastelbedarf, notizbuch, reiseführer',
    en: 'book, buy book, books, buy books, novel, school books, textbook, newspaper, magazine, pens, notebook, notebooks, school supplies, paper, printer paper, fountain pen, school bag, wrapping paper, greeting card, postcards, childrens book, comics, map, lottery, stationery, craft supplies, travel guide',
    tr: 'kitap, kitap almak, roman, ders kitabı, okul kitabı, gazete, dergi, kalem, defter, okul malzemeleri, kağıt, dolma kalem, okul çantası, hediye paketi, tebrik kartı, kartpostal, çocuk kitabı, çizgi roman, harita, loto, takvim, ajanda, boya kalemi',
  },
  'sport-freizeit': {
    de: 'sportschuhe, ski, ski kaufen, ski leihen, skiverleih, snowboard, zelt, zelt kaufen, schlafsack, rucksack, wanderausrüstung, angel, angeln, angelausrüstung, fußball kaufen, trikot, tennisschläger, sportkleidung, campingausrüstung, campingbedarf, hanteln, schlitten, spielzeug, spielsachen, lego, puppe, kinderspielzeug, brettspiel, gitarre kaufen, klavier kaufen, musikinstrument, instrument, jagdbedarf, waffen, fahrradhelm, taucherausrüstung, inliner, golfschläger, modelleisenbahn, puzzle, boot, fernglas',
    en: 'sports shoes, ski, skis, ski rental, snowboard, tent, buy tent, sleeping bag, backpack, hiking gear, fishing rod, fishing gear, football buy, jersey, tennis racket, sportswear, camping gear, dumbbells, sled, toys, toy, lego, doll, board game, buy guitar, buy piano, musical instrument, instrument, hunting gear, diving gear, rollerblades, golf clubs, model railway, puzzle, boat, binoculars',
    tr: 'kayak, kayak takımı, snowboard, çadır, çadır almak, uyku tulumu, sırt çantası, trekking malzemesi, olta, balık tutma, olta takımı, futbol topu, forma, tenis raketi, spor kıyafeti, kamp malzemesi, dambıl, kızak, oyuncak, oyuncak almak, lego, oyuncak bebek, kutu oyunu, gitar almak, piyano almak, müzik aleti, enstrüman, av malzemesi, dalış malzemesi, paten, yapboz, bot tekne',
  },
  tierbedarf: {
    de: 'hundefutter, katzenfutter, tierfutter, futter, hundeleine, katzenstreu, aquarium kaufen, fische kaufen, hamster kaufen, hamsterkäfig, kaninchenstall, hundekorb, hund waschen, hund scheren, hundesalon, hundefriseur, hund betreuen, hundebetreuung, hundepension, katzenbetreuung, wer passt auf meinen hund auf, vogelfutter, kratzbaum, pferdefutter, reitbedarf, hundetraining, welpe, tierheim, haustier kaufen, gassi gehen',
    en: 'dog food, cat food, pet food, dog leash, cat litter, buy fish, aquarium buy, hamster cage, rabbit hutch, dog bed, dog grooming, groom dog, wash dog, dog groomer, dog sitter, dog sitting, pet sitter, kennel, dog boarding, cat sitter, bird food, scratching post, dog training, puppy, animal shelter, buy pet, adopt a dog, dog walker',
    tr: 'köpek maması, kedi maması, mama, hayvan maması, tasma, kedi kumu, akvaryum almak, balık yemi, hamster kafesi, köpek kulübesi, köpek tıraşı, köpek kuaförü, kedi tıraşı, köpek bakımı, köpek oteli, kedi oteli, kuş yemi, tırmalama tahtası, köpek eğitimi, yavru köpek, hayvan barınağı, köpek gezdirme',
  },
  'second-hand': {
    de: 'gebrauchte sachen, gebraucht kaufen, gebraucht verkaufen, flohmarkt, trödel, alte sachen verkaufen, pfandleihe, pfand leihen, gebrauchte möbel, gebrauchte kleidung, antik, sachen verkaufen, ankauf, münzen verkaufen, briefmarkensammlung verkaufen, schallplatten verkaufen, vintage, sozialkaufhaus, nachlass verkaufen, goldankauf, kleider spenden',
    en: 'used things, buy used, sell used, flea market, sell old stuff, sell stuff, pawn, pawn shop, used furniture, used clothes, thrift, vintage, charity shop, sell coins, sell records, secondhand, donate clothes',
    tr: 'ikinci el, ikinci el eşya, kullanılmış eşya, eski eşya satmak, eşya satmak, bit pazarı, rehin, ikinci el mobilya, ikinci el kıyafet, antika satmak, eskici, spotçu, plak satmak',
  },
  drogerie: {
    de: 'shampoo, zahnpasta, windeln, kosmetik kaufen, parfüm, parfum, deo, duschgel, waschmittel, putzmittel, sonnencreme, toilettenpapier, klopapier, lippenstift, haarfarbe kaufen, seife, babynahrung, tampons, rasierklingen, creme, nagellack, taschentücher, reformhaus, spülmittel',
    en: 'shampoo, toothpaste, diapers, nappies, buy cosmetics, perfume, deodorant, shower gel, detergent, cleaning products, sunscreen, toilet paper, lipstick, buy hair dye, soap, baby food, tampons, razor blades, cream, nail polish, tissues',
    tr: 'şampuan, diş macunu, bebek bezi, kozmetik almak, parfüm, deodorant, duş jeli, deterjan, temizlik malzemesi, güneş kremi, tuvalet kağıdı, ruj, saç boyası almak, sabun, bebek maması, ped, tıraş bıçağı, krem, oje, mendil',
  },
  einzelhandel: {
    de: 'geschenk, geschenke, geschenk kaufen, geburtstagsgeschenk, hochzeitsgeschenk, mitbringsel, souvenir, souvenirs, shoppen, shoppen gehen, bummeln, dekoartikel, geschirr, töpfe, haushaltswaren, stoffe, wolle, e zigarette, tabak, kinderwagen, babyausstattung, kerzen, bilder kaufen',
    en: 'gift, gifts, present, buy a present, birthday present, wedding gift, souvenir, souvenirs, shopping, go shopping, dishes, pots, household goods, fabric, wool, knitting wool, vape, tobacco, stroller, pram, baby equipment, candles',
    tr: 'hediye, hediye almak, doğum günü hediyesi, düğün hediyesi, hediyelik, hediyelik eşya, hatıra, alışveriş, alışveriş yapmak, tabak çanak, tencere, züccaciye, ev eşyası, kumaş almak, yün, ip örgü, elektronik sigara, tütün, bebek arabası, mum',
  },
};

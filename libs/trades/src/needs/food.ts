import type { Needs } from './need.js';

/** What people say when they are hungry, thirsty or shopping for food. */
export const foodNeeds: Needs = {
  restaurant: {
    de: 'essen gehen, hunger, abendessen, mittagessen, mittagstisch, gut essen, tisch reservieren, schnitzel, steak, sushi, ramen, curry, thailändisch, mexikanisch, vietnamesisch, pasta, nudeln, hochzeitsessen, brunch, deutsche küche, hausmannskost, schweinebraten, tapas, gyros essen, spanisch essen, japanisch essen, kartoffelknödel, spargel essen, etwas essen, was zu essen, schön essen gehen, ich habe hunger, spaghetti, familienfeier, geburtstag feiern, sonntagsbraten, biergarten, buffet, was gutes zu essen, sonntagsbrunch, spareribs, indisch essen, griechisch essen, chinesisch essen, geburtstag feiern essen, was warmes essen, warmes essen, etwas warmes zu essen, warme mahlzeit, wirtschaft, einkehren, gutbürgerlich essen, beisl, wirtshaus, jause, jausenstation, brettljause, mittagsmenü, heuriger, gasthof essen, straußwirtschaft',
    en: 'eat, eat out, where to eat, hungry, dinner, lunch, have dinner, place to eat, food, good food, book a table, table for two, steak, sushi, ramen, curry, indian food, greek food, chinese food, thai food, italian food, mexican food, vietnamese, fish restaurant, seafood, pasta, noodles, brunch, tapas, eating out, spanish food, japanese food, romantic dinner, schnitzel, something to eat, somewhere to eat, im hungry, starving, vietnamese food, family dinner, vegan food place, lunch menu, hot meal, sit down meal, something warm to eat, sunday roast, set lunch',
    tr: 'yemek, yemek yemek, acıktım, akşam yemeği, öğle yemeği, nerede yesek, masa ayırtmak, biftek, suşi, balık yemek, makarna, çin yemeği, hint yemeği, türk mutfağı, kebap yemek, et lokantası, brunch, kahvaltı salonu, iftar, rezervasyon yemek, ev yemekleri, romantik yemek, yemek yemek istiyorum, yemek yiyecek yer, karnım aç, açım, restoran, et yemek, aile yemeği, mangal, kebapçı, güzel yemek, iskender, sıcak yemek',
  },
  imbiss: {
    de: 'döner, döner kebab, kebab, pommes, currywurst, burger, hamburger, hähnchen, brathähnchen, falafel, bratwurst, schnell was essen, schnell essen, snack, hotdog, asiatische nudeln box, wrap, dürüm, lahmacun, essen bestellen, essen liefern, fish and chips, leberkäse, frikadelle, chicken wings, gyros pita, fastfood, essen auf die hand, fast food, gyros, würstelstand, käsekrainer, pommesbude, büdchen, dönerbude',
    en: 'kebab, doner, fries, chips, burger, hamburger, fried chicken, falafel, sausage, snack, quick bite, hot dog, wrap, order food, food delivered, fish and chips, fast food, chicken wings, quick lunch, takeaway food, late night food, something to go, chippy, chip shop, hot dog stand',
    tr: 'döner, kebap, dürüm, lahmacun, patates kızartması, hamburger, tavuk döner, falafel, köfte ekmek, sosisli, atıştırmalık, yemek siparişi, hızlı yemek, pide, çiğ köfte, tantuni, kokoreç, döner yemek, tost, balık ekmek, kumpir',
  },
  pizzeria: {
    de: 'pizza, pizza bestellen, steinofenpizza, holzofenpizza, margherita, calzone, familienpizza, pizza holen, lust auf pizza',
    en: 'pizza, order pizza, pizza delivered, wood fired pizza, margherita, calzone, slice of pizza, get a pizza, want pizza, craving pizza',
    tr: 'pizza, pizza sipariş, pizza yemek, margarita pizza, calzone, pizza söylemek',
  },
  cafe: {
    de: 'kaffee trinken, kaffee, cappuccino, espresso, latte, eis, eisbecher, frühstück, frühstücken, tee trinken, heiße schokolade, kaffee und kuchen, kaffeepause, milchshake, waffeln, kugel eis, frozen yoghurt, frühstücken gehen, eisdiele, latte macchiato, brunchen, gemütlich sitzen',
    en: 'coffee, drink coffee, get coffee, cappuccino, espresso, latte, ice cream, cake and coffee, breakfast, have breakfast, tea, hot chocolate, milkshake, waffles, gelato, coffee break, coffee and cake, breakfast place, somewhere to have breakfast, cosy cafe, pancakes, tea room',
    tr: 'kahve, kahve içmek, türk kahvesi, cappuccino, espresso, dondurma, dondurma yemek, pasta yemek, kahvaltı, kahvaltı yapmak, çay içmek, sıcak çikolata, tatlı yemek, waffle, kahvaltı mekanı, serpme kahvaltı, pasta kahve',
  },
  'bar-kneipe': {
    de: 'bier trinken, bier, cocktail, cocktails, wein trinken, feierabendbier, durst, was trinken, was trinken gehen, ausgehen, nachtleben, party machen, feiern gehen, dart, billard, fußball schauen, fußball gucken, shisha, shisha rauchen, whisky, gin tonic, trinken gehen, junggesellenabschied, weinabend, kickern, ein bier, cocktails trinken, abends weggehen, kneipe, tanzen gehen, drink, boazn, boaz, tschumpus, stammkneipe, schankwirtschaft, beisl bier, eckkneipe',
    en: 'beer, drink beer, cocktail, cocktails, wine bar, drinks, go for a drink, thirsty, nightlife, go out, night out, darts, billiards, watch football, watch the game, shisha, hookah, whisky, gin, stag night, happy hour, cold beer, drinks with friends, have a drink, glass of wine, go out tonight, dancing, dive bar, watering hole',
    tr: 'bira, bira içmek, kokteyl, şarap içmek, içki, içmek, gece hayatı, eğlence gece, dart, bilardo, maç izlemek, nargile, nargile içmek, viski, meyhane, rakı, içki içmek, eğlenmek, gece eğlence, dans etmek, arkadaşlarla içmek',
  },
  catering: {
    de: 'buffet, büfett, essen für party, essen für feier, hochzeitsbuffet, fingerfood, essen für hochzeit, essen für gäste, geburtstagsessen, firmenfeier essen, grillbuffet, spanferkel, party ausrichten essen, häppchen, kanapees, foodtruck, buffet bestellen, buffet für 50 personen, essen für firmenfeier, partyservice, verpflegung für veranstaltung, geburtstagsbuffet, gäste bewirten, essen für 50 leute, essen für leute, essen für 30 personen, essen für personen, essen für viele leute, essen für gäste bestellen, essen für die feier bestellen',
    en: 'buffet, food for party, party food, wedding food, wedding buffet, finger food, food for guests, company party food, canapes, hog roast, food truck, birthday buffet, buffet for 50 people, food for wedding, cater birthday, office lunch catering, food for 50 people, food for people, feed guests',
    tr: 'açık büfe, parti yemeği, düğün yemeği, davet yemeği, toplu yemek, kokteyl prolonge, misafir yemeği, doğum günü yemeği, ikram, yemek organizasyonu, 50 kişilik yemek, kişilik yemek',
  },
  baeckerei: {
    de: 'brot, brötchen, semmeln, semmel, brezel, brezn, brezen, kuchen, torte, torte bestellen, geburtstagstorte, hochzeitstorte, croissant, gebäck, frische brötchen, sonntagsbrötchen, weckle, schrippen, plätzchen, kekse, kuchen bestellen, vollkornbrot, baguette, krapfen, stollen, pralinen, muffin, hörnchen, butterbrezel, frisches brot, breze, kuchen kaufen, plunder, glutenfreies brot, sauerteigbrot, konditor, geburtstagstorte kinder, motivtorte, kindertorte, torte mit foto',
    en: 'bread, fresh bread, rolls, bread rolls, pretzel, cake, order cake, birthday cake, wedding cake, croissant, pastry, pastries, cookies, baguette, doughnut, donuts, muffins, pies, cupcake, cake order, buy cake, doughnuts, sourdough, gluten free bread, cupcakes, kids birthday cake, childrens birthday cake, cake for a birthday, unicorn cake',
    tr: 'ekmek, taze ekmek, simit, poğaça, pasta, pasta siparişi, doğum günü pastası, düğün pastası, börek, kurabiye, baklava, kek, kruvasan, çörek, yaş pasta, açma, çocuk doğum günü pastası',
  },
  metzgerei: {
    de: 'fleisch, wurst, grillfleisch, bratwürste, hackfleisch, schinken, leberwurst, weißwurst, rindfleisch, schweinefleisch, steaks zum grillen, lammfleisch, gulasch, wild, halal fleisch, geflügel, braten, aufschnitt, leberkäs, rouladen, filet, würstchen, fleisch kaufen, leberkäse, rinderfilet, steak kaufen, wild kaufen, weihnachtsgans, steaks, spanferkel, fleisch vom bauern',
    en: 'meat, fresh meat, sausages, ham, minced meat, ground beef, beef, pork, lamb, steaks for grilling, bbq meat, poultry, halal meat, cold cuts, roast, mince, buy meat, meat for barbecue, steak to cook, roast beef, bacon, turkey for christmas, steak',
    tr: 'et, et almak, kıyma, sucuk, sosis, dana eti, kuzu eti, tavuk eti, mangallık et, mangal eti, kuşbaşı, helal et, pirzola, kurbanlık, biftek almak, salam, kıyma almak, kurban, biftek',
  },
  supermarkt: {
    de: 'einkaufen, lebensmittel, lebensmittel einkaufen, milch, obst, gemüse, obst und gemüse, getränke, wasserkasten, wein kaufen, bio lebensmittel, eier, käse, butter, zigaretten, hofladen, fisch kaufen, gewürze, asiatische lebensmittel, türkische lebensmittel, getränke kaufen, bierkasten, süßigkeiten, honig, spirituosen, tiefkühl, wochenmarkt, feinkost, tee kaufen, milch kaufen, bier kaufen, wocheneinkauf, bioladen, türkischer laden, asialaden, weinhandlung, späti, spätkauf, spätverkauf, büdchen, trinkhalle, wasserhäuschen, kiosk bier, einkaufsladen, tante emma laden, nahversorger, greißler, kolonialwaren, imker, honig vom imker, eier vom bauernhof, hofverkauf',
    en: 'groceries, grocery shopping, food shopping, milk, fruit, vegetables, fruit and vegetables, drinks, buy wine, organic food, eggs, cheese, butter, cigarettes, farm shop, buy fish, spices, asian food, sweets, candy, honey, beverages, liquor, buy groceries, buy milk, wine shop, convenience, asian shop, late night shop, corner shop, off licence, bodega, liquor store, beekeeper honey, local honey, farm eggs',
    tr: 'market alışverişi, gıda, alışveriş gıda, süt, meyve, sebze, meyve sebze, içecek, su almak, şarap almak, organik gıda, yumurta, peynir, tereyağı, sigara, balık almak, baharat, şeker çikolata, bal, kuruyemiş, zeytin, bakkaliye, manav alışverişi, tekel, tekel bayi, büfe içki, gece açık bakkal, köy yumurtası, doğal bal, arıcı',
  },
};

import type { Needs } from './need.js';

/** What people say when they are hungry, thirsty or shopping for food. */
export const foodNeeds: Needs = {
  restaurant: {
    de: 'essen gehen, hunger, abendessen, mittagessen, mittagstisch, lecker essen, gut essen, tisch reservieren, schnitzel, steak, sushi, ramen, curry, indisch essen, griechisch essen, chinesisch essen, thailändisch, italienisch essen, mexikanisch, vietnamesisch, fisch essen, pasta, nudeln, hochzeitsessen, brunch, deutsche küche, hausmannskost, schweinebraten, tapas, gyros essen, spanisch essen, japanisch essen, romantisch essen, kartoffelknödel, spargel essen',
    en: 'eat, eat out, where to eat, hungry, dinner, lunch, have dinner, place to eat, food, good food, book a table, table for two, steak, sushi, ramen, curry, indian food, greek food, chinese food, thai food, italian food, mexican food, vietnamese, fish restaurant, seafood, pasta, noodles, brunch, tapas, eating out, spanish food, japanese food, romantic dinner, schnitzel',
    tr: 'yemek, yemek yemek, acıktım, akşam yemeği, öğle yemeği, nerede yesek, masa ayırtmak, biftek, suşi, balık yemek, makarna, çin yemeği, hint yemeği, türk mutfağı, kebap yemek, et lokantası, brunch, kahvaltı salonu, iftar, rezervasyon yemek, ev yemekleri, romantik yemek',
  },
  imbiss: {
    de: 'döner, döner kebab, kebab, pommes, currywurst, burger, hamburger, hähnchen, brathähnchen, falafel, bratwurst, schnell was essen, schnell essen, snack, hotdog, asiatische nudeln box, wrap, dürüm, lahmacun, essen bestellen, essen liefern, fish and chips, leberkäse, frikadelle, chicken wings, gyros pita, fastfood',
    en: 'kebab, doner, fries, chips, burger, hamburger, fried chicken, falafel, sausage, snack, quick bite, hot dog, wrap, order food, food delivered, fish and chips, fast food, chicken wings, quick lunch',
    tr: 'döner, kebap, dürüm, lahmacun, patates kızartması, hamburger, tavuk döner, falafel, köfte ekmek, sosisli, atıştırmalık, yemek siparişi, hızlı yemek, pide, çiğ köfte, tantuni, kokoreç',
  },
  pizzeria: {
    de: 'pizza, pizza bestellen, pizza liefern, pizza essen, steinofenpizza, holzofenpizza, margherita, calzone, familienpizza',
    en: 'pizza, order pizza, pizza delivered, pizza delivery, wood fired pizza, margherita, calzone, slice of pizza',
    tr: 'pizza, pizza sipariş, pizza yemek, margarita pizza, calzone',
  },
  cafe: {
    de: 'kaffee trinken, kaffee, cappuccino, espresso, latte, eis, eis essen, eisbecher, kuchen essen, frühstück, frühstücken, tee trinken, heiße schokolade, torte essen, kaffee und kuchen, kaffeepause, milchshake, waffeln, kugel eis, frozen yoghurt',
    en: 'coffee, drink coffee, get coffee, cappuccino, espresso, latte, ice cream, cake and coffee, breakfast, have breakfast, tea, hot chocolate, milkshake, waffles, gelato, coffee break',
    tr: 'kahve, kahve içmek, türk kahvesi, cappuccino, espresso, dondurma, dondurma yemek, pasta yemek, kahvaltı, kahvaltı yapmak, çay içmek, sıcak çikolata, tatlı yemek, waffle',
  },
  'bar-kneipe': {
    de: 'bier trinken, bier, cocktail, cocktails, wein trinken, feierabendbier, durst, was trinken, was trinken gehen, ausgehen, nachtleben, party machen, feiern gehen, dart, billard, fußball schauen, fußball gucken, shisha, shisha rauchen, whisky, gin tonic, trinken gehen, junggesellenabschied, weinabend, kickern',
    en: 'beer, drink beer, cocktail, cocktails, wine bar, drinks, go for a drink, thirsty, nightlife, go out, night out, darts, billiards, watch football, watch the game, shisha, hookah, whisky, gin, stag night, happy hour',
    tr: 'bira, bira içmek, kokteyl, şarap içmek, içki, içmek, gece hayatı, eğlence gece, dart, bilardo, maç izlemek, nargile, nargile içmek, viski, meyhane, rakı',
  },
  catering: {
    de: 'buffet, büfett, essen für party, essen für feier, hochzeitsbuffet, fingerfood, essen für hochzeit, essen für gäste, geburtstagsessen, firmenfeier essen, grillbuffet, spanferkel, party ausrichten essen, häppchen, kanapees, foodtruck',
    en: 'buffet, food for party, party food, wedding food, wedding buffet, finger food, food for guests, company party food, canapes, hog roast, food truck, birthday buffet',
    tr: 'açık büfe, parti yemeği, düğün yemeği, davet yemeği, toplu yemek, kokteyl prolonge, misafir yemeği, doğum günü yemeği, ikram',
  },
  baeckerei: {
    de: 'brot, brötchen, semmeln, semmel, brezel, brezn, brezen, kuchen, torte, torte bestellen, geburtstagstorte, hochzeitstorte, croissant, gebäck, frische brötchen, sonntagsbrötchen, weckle, schrippen, plätzchen, kekse, kuchen bestellen, vollkornbrot, baguette, krapfen, stollen, pralinen, muffin, hörnchen, butterbrezel',
    en: 'bread, fresh bread, rolls, bread rolls, pretzel, cake, order cake, birthday cake, wedding cake, croissant, pastry, pastries, cookies, baguette, doughnut, donuts, muffins, pies, cupcake',
    tr: 'ekmek, taze ekmek, simit, poğaça, pasta, pasta siparişi, doğum günü pastası, düğün pastası, börek, kurabiye, baklava, kek, kruvasan, çörek, yaş pasta, açma',
  },
  metzgerei: {
    de: 'fleisch, wurst, grillfleisch, bratwürste, hackfleisch, schinken, leberwurst, weißwurst, rindfleisch, schweinefleisch, steaks zum grillen, lammfleisch, gulasch, wild, halal fleisch, geflügel, braten, aufschnitt, leberkäs, rouladen, filet, würstchen',
    en: 'meat, fresh meat, sausages, ham, minced meat, ground beef, beef, pork, lamb, steaks for grilling, bbq meat, poultry, halal meat, cold cuts, roast, mince',
    tr: 'et, et almak, kıyma, sucuk, sosis, dana eti, kuzu eti, tavuk eti, mangallık et, mangal eti, kuşbaşı, helal et, pirzola, kurbanlık, biftek almak, salam',
  },
  supermarkt: {
    de: 'einkaufen, lebensmittel, lebensmittel einkaufen, milch, obst, gemüse, obst und gemüse, getränke, wasserkasten, wein kaufen, bio lebensmittel, eier, käse, butter, zigaretten, hofladen, fisch kaufen, gewürze, asiatische lebensmittel, türkische lebensmittel, getränke kaufen, bierkasten, süßigkeiten, honig, spirituosen, tiefkühl, wochenmarkt, feinkost, tee kaufen',
    en: 'groceries, grocery shopping, food shopping, milk, fruit, vegetables, fruit and vegetables, drinks, buy wine, organic food, eggs, cheese, butter, cigarettes, farm shop, buy fish, spices, asian food, sweets, candy, honey, beverages, liquor',
    tr: 'market alışverişi, gıda, alışveriş gıda, süt, meyve, sebze, meyve sebze, içecek, su almak, şarap almak, organik gıda, yumurta, peynir, tereyağı, sigara, balık almak, baharat, şeker çikolata, bal, kuruyemiş, zeytin, bakkaliye',
  },
};

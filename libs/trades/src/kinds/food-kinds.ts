import type { Kinds } from './kind.js';

/** Kinds of restaurants, bars and food shops. */
export const foodKinds: Kinds = {
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
    kosher: 'koscher, kosher, koşer',
    vegetarian:
      'vegetarisch, vegan, vegetarisches Restaurant, veganes Restaurant, vejetaryen, vegetarian restaurant, vegan restaurant',
    regional:
      'gutbürgerlich, deutsche Küche, bayerisches Restaurant, fränkische Küche, Wirtshaus, german restaurant, bavarian restaurant',
  },
  cafe: {
    'ice-cream': 'Eisdiele, Eiscafé, Eissalon, Gelateria, Speiseeis, ice cream, gelato, dondurma, dondurmacı',
  },
  supermarkt: {
    wine: 'Weinhandlung, Weinhandel, Vinothek, Weingut, Weinladen, wine shop, wine store, şarap',
    drinks: 'Getränkemarkt, Getränkehandel, Getränke, beverage store',
    'zero-waste': 'Unverpackt, Unverpacktladen, zero waste shop',
    organic: 'Bioladen, Biomarkt, Naturkost, Reformhaus, organic shop, organic food, organik',
    'turkish-food':
      'türkischer Supermarkt, türkischer Laden, türkische Lebensmittel, turkish supermarket, türk marketi',
    asian: 'Asialaden, Asiamarkt, asiatische Lebensmittel, asian shop, asian grocery',
    farm: 'Hofladen, Bauernhof, Bauernmarkt, Wochenmarkt, farm shop, farmers market, çiftlik',
    kiosk: 'Kiosk, Späti, Trinkhalle, Büdchen, convenience store, büfe, tekel',
  },
  metzgerei: {
    halal: 'Halal, Helal, Halal-Metzgerei, halal butcher, helal kasap',
    fishmonger:
      'Fischgeschäft, Fischhändler, Fischhandlung, Fischhandel, Fischladen, Fischmarkt, Fischfachgeschäft, Fischtheke, fish store, fishmonger, seafood, balıkçı',
  },
  'bar-kneipe': { shisha: 'Shisha, Shishabar, Shisha-Bar, Shisha-Lounge, Wasserpfeife, hookah, nargile' },
  baeckerei: { 'gluten-free': 'glutenfrei, glutenfreie Bäckerei, gluten free, glutensiz' },
};

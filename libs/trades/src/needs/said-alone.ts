import { foldLoose } from '@gewerk/text';

/**
 * Words that mean a trade only if they are the whole text: 'zum Griechen', 'Kartoffeln'. With other words
 * they mean something else: 'Reis Elektrotechnik' is a name, and someone who asks for a Portuguese translator
 * does not want dinner.
 */
const saidAlone: Readonly<Record<string, string>> = {
  restaurant:
    'Grieche, Griechen, Inder, Chinese, Chinesen, Thailänder, Vietnamese, Vietnamesen, Japaner, Koreaner, Mexikaner, Spanier, Portugiese, Portugiesen, Franzose, Franzosen, Kroate, Kroaten, Libanese, Libanesen, Perser, Äthiopier, Asiate, Asiaten, çorba, Hummer, Vesper, Bowl, Haxn',
  baeckerei: 'Berliner',
  'bar-kneipe': 'Kölsch',
  imbiss: 'Türke, Türken',
  supermarkt:
    'Kartoffeln, Tee, Mehl, Salat, Zucker, Reis, Tomaten, Gurken, Zwiebeln, Äpfel, Bananen, Müsli, Konserven, Sahne, Joghurt, potatoes, flour, sugar, rice, tomatoes, onions, apples, bananas, cereal, yoghurt, patates, un, şeker, pirinç, domates, soğan, elma, muz, yoğurt, çay, salça, bulgur',
};

const tradeKeys = new Map(
  Object.entries(saidAlone).flatMap(([tradeKey, words]) =>
    words.split(', ').map((word) => [foldLoose(word), tradeKey] as const),
  ),
);

/** The trade that a folded word means by itself; null if it means none. */
export const tradeSaidAlone = (folded: string): string | null => tradeKeys.get(folded) ?? null;

/** Emoji by the word that they stand for, which the reader recognises; comma-separated. */
const MEANINGS: Readonly<Record<string, string>> = {
  Pizza: '🍕',
  Imbiss: '🍔,🍟,🌭,🌯,🥙,🌮',
  Restaurant: '🍽,🍝,🍣,🍜,🥘,🍛,🍱,🥩,🍲,🍴,🥢,🥗',
  Café: '☕,🍰,🍦,🍨,🧁,🫖,🍵,🧇',
  Bäckerei: '🥐,🍞,🥖,🥨,🥯,🎂,🍩,🥮',
  Metzgerei: '🍖,🥓,🍗',
  Bar: '🍺,🍻,🍸,🍹,🍷,🥂,🥃,🍾',
  Supermarkt: '🛒,🥦,🍎,🥕,🥛,🧀,🥚',
  Friseur: '💇,💈,✂,🧔',
  Kosmetik: '💅,💄,💆,🧖,👁',
  Arzt: '🩺,🤒,🤧,👨‍⚕,👩‍⚕,🤕,🤢,🤮,💉',
  Krankenhaus: '🏥,🚑',
  Zahnarzt: '🦷,🪥',
  Apotheke: '💊,⚕,🩹',
  Optiker: '👓,🕶,🤓',
  Tierarzt: '🐶💉,🐱💉',
  Tierbedarf: '🐶,🐱,🐕,🐈,🐾,🐹,🦴,🐠',
  Hotel: '🏨,🛏,🛌,🏩',
  Taxi: '🚕,🚖',
  Autowerkstatt: '🚗🔧,🔧🚗,🚘,🚙,🚗,🔧',
  Tankstelle: '⛽',
  Fahrradwerkstatt: '🚲,🚴,🚵',
  Motorradwerkstatt: '🏍,🛵',
  Autowäsche: '🚗💦,🚿🚗',
  Klempner: '🚽,🚿,🚰,🛁',
  Elektriker: '⚡,💡,🔌',
  Maler: '🎨,🖌',
  Schlüsseldienst: '🔑,🗝,🔐,🔓,🔒',
  Gartenbau: '🌳,🌲,🪴,🏡,🌿',
  Blumen: '💐,🌹,🌷,🌸,🌻',
  Baumarkt: '🔨,🛠,⚒,🪚,🪛,🔩',
  Möbelhaus: '🛋,🪑',
  Mode: '👗,👔,👕,👖,👚,🧥,👙',
  Schuhe: '👟,👠,👞,🥾,👢,👡',
  Schmuck: '💍,⌚,💎',
  Buchhandlung: '📚,📖,📕',
  Fotograf: '📷,📸',
  Handyreparatur: '📱',
  Computerreparatur: '💻,🖥,🖨',
  Fernseher: '📺',
  Fitnessstudio: '🏋,💪,🤸,🏊,🧘,🥊',
  Kino: '🎬,🎥,🍿',
  Reinigung: '🧹,🧽,🪣',
  Wäscherei: '🧺,👔🧼',
  Umzug: '📦🚚,🚚',
  Post: '📦,📮,✉,📬',
  Bank: '🏦,💶,💰,🏧,💳',
  Rechtsanwalt: '⚖',
  Reisebüro: '✈,🏖,🏝,🛫,🌴',
  Schule: '🏫,🎓',
  Kindergarten: '🧒,👶',
  Bestattung: '⚰,🕯',
  Immobilienmakler: '🏠,🏘',
  Heizung: '🔥,🥶,❄',
};

const wordOf = new Map(
  Object.entries(MEANINGS).flatMap(([word, pictures]) =>
    pictures.split(',').map((picture): [string, string] => [picture, word]),
  ),
);
const longestFirst = [...wordOf.keys()].sort((one, other) => other.length - one.length);
/** Variation selectors and skin tones, which do not change the meaning. */
const MARKS = /\u{FE0F}|[\u{1F3FB}-\u{1F3FF}]/gu;
const PICTURE = /\p{Extended_Pictographic}/u;

/** The text without its emoji, and the word for the first known one; null if the text has none. */
export function withoutPictures(text: string): { text: string; word: string | null } | null {
  if (!PICTURE.test(text)) return null;
  const plain = text.replace(MARKS, '');
  const known = longestFirst
    .map((picture) => ({ picture, at: plain.indexOf(picture) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at || other.picture.length - one.picture.length);
  const bare = plain.replace(/[\p{Extended_Pictographic}\u{200D}]+/gu, ' ').trim();
  return { text: bare, word: wordOf.get(known[0]?.picture ?? '') ?? null };
}

import { foldLoose } from '@gewerk/text';

/**
 * Countries and cities abroad where visitors do not search, in German, English and Turkish. They are real words, so
 * next to a trade they are not taken for a misspelt name.
 */
const NAMES = [
  'Luxemburg Luxembourg Türkei Turkey Türkiye Italien Italy İtalya Frankreich France Fransa Spanien Spain İspanya Polen Poland Polonya Tschechien',
  'Niederlande Netherlands Hollanda Belgien Belgium Belçika Dänemark Denmark Danimarka England Großbritannien Ungarn Hungary',
  'Kroatien Croatia Slowenien Slovenia Griechenland Greece Yunanistan Portugal Schweden Sweden Norwegen Norway Amerika Europa',
  'Paris London Londra Rom Roma Rome Mailand Milano Milan Venedig Venezia Venice Florenz Firenze Neapel Napoli Madrid Barcelona',
  'Lissabon Lisbon Lizbon Prag Prague Praha Budapest Budapeşte Warschau Warsaw Varşova Krakau Krakow Breslau Wroclaw Danzig Gdansk',
  'Bratislava Pressburg Brünn Brno Zagreb Ljubljana Belgrad Bukarest Sofia Athen Athens Atina Istanbul Ankara Izmir Antalya Bursa',
  'Amsterdam Rotterdam Brüssel Brussels Brüksel Antwerpen Lüttich Kopenhagen Copenhagen Stockholm Oslo Helsinki Moskau Moscow Kiew',
  'Straßburg Strasbourg Mülhausen Colmar Lyon Marseille Nizza Dublin Edinburgh Manchester Birmingham Dubai Chicago',
];
const abroad: ReadonlySet<string> = new Set(
  NAMES.flatMap((list) => list.split(' ').map((name) => foldLoose(name))),
);

/** Whether a folded word is a country or a city abroad. */
export const isAbroad = (folded: string): boolean => abroad.has(folded);

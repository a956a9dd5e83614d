import type { Place } from './place-table.js';

/**
 * Names that people use for a place and that the gazetteer's data lacks: old, colloquial and Turkish ones.
 */
export const extraAliases: Readonly<Record<string, readonly string[]>> = {
  München: ['Munich', 'Münih', 'Minga', 'Monaco di Baviera'],
  Köln: ['Kölle', 'Cologne', 'Colonia', 'Kolonya'],
  Nürnberg: ['Nuremberg', 'Norimberga', 'Nürenberg'],
  Hannover: ['Hanover', 'Hanovre'],
  Braunschweig: ['Brunswick'],
  Wien: ['Wean', 'Vienna', 'Viyana', 'Vienne'],
  Zürich: ['Züri', 'Zurich', 'Zürih', 'Zurigo'],
  Genf: ['Geneva', 'Genève', 'Cenevre', 'Ginevra'],
  Basel: ['Basle', 'Bâle', 'Basilea'],
  Bern: ['Bärn', 'Berne', 'Berna'],
  Luzern: ['Lozärn', 'Luzärn', 'Lucerne', 'Lucerna'],
  Winterthur: ['Winti'],
  Chemnitz: ['Karl-Marx-Stadt'],
  Eisenhüttenstadt: ['Stalinstadt'],
  Aachen: ['Aix-la-Chapelle', 'Aquisgrana'],
  Trier: ['Treves', 'Trèves'],
  Mainz: ['Mayence', 'Magonza'],
  Koblenz: ['Coblenz', 'Coblence'],
  Regensburg: ['Ratisbon', 'Ratisbonne', 'Ratisbona'],
  Konstanz: ['Constance', 'Costanza'],
  Leipzig: ['Lipsia', 'Leipsic'],
  Dresden: ['Dresde', 'Dresda'],
  Hamburg: ['Hambourg', 'Amburgo', 'Hamburk'],
  Berlin: ['Berlino'],
  Bremen: ['Brême', 'Brema'],
  Stuttgart: ['Stoccarda', 'Ştutgart'],
  Augsburg: ['Augusta', 'Augsbourg'],
  'Frankfurt am Main': ['Frankfurt', 'Francfort', 'Francoforte', 'Frankfurt a.M.', 'Frankfurt/Main', 'Ffm'],
  'Frankfurt (Oder)': ['Frankfurt an der Oder', 'Frankfurt/Oder'],
  'Freiburg im Breisgau': ['Freiburg', 'Fribourg-en-Brisgau', 'Friburgo'],
  'Halle (Saale)': ['Halle', 'Halle an der Saale', 'Halle/Saale'],
  Düsseldorf: ['Dusseldorf', 'Duesseldorf'],
  Saarbrücken: ['Sarrebruck'],
  'Klagenfurt am Wörthersee': ['Klagenfurt'],
  'St. Pölten': ['Sankt Pölten', 'St Poelten'],
  'St. Gallen': ['Sankt Gallen', 'Saint-Gall', 'San Gallo'],
  Salzburg: ['Salisburgo', 'Salzbourg'],
  Görlitz: ['Zgorzelec West'],
  'Lutherstadt Wittenberg': ['Wittenberg'],
  'Lutherstadt Eisleben': ['Eisleben'],
};

const TAIL =
  /[ ,/]*(?:\(.*\)|\b(?:am|an der|an dem|im|in der|in dem|in|ob der|ob|bei|vor der|vor dem|unter|auf|ober|a\.? ?d\.?|i\.? ?d\.?)\s.+)$/i;

/** The short form of a name with an addition: 'Krems an der Donau' is 'Krems', 'Kempten (Allgäu)' is 'Kempten'. */
export function shortName(name: string): string | undefined {
  const short = name.replace(TAIL, '').trim();
  return short !== '' && short !== name ? short : undefined;
}

/** Equivalent spellings at the start of a name: 'Sankt' and 'St.', and without 'Bad'. */
export function spellingVariants(name: string): string[] {
  const variants: string[] = [];
  if (/^Sankt /.test(name)) variants.push(name.replace('Sankt ', 'St. '));
  if (/^St\. /.test(name)) variants.push(name.replace('St. ', 'Sankt '));
  if (/^Bad /.test(name)) variants.push(name.slice('Bad '.length));
  return variants;
}

const WITH_TWO_LANGUAGES = ['CH', 'AT'];

/** 'Biel' and 'Bienne' for 'Biel/Bienne'. In Germany, a region follows the slash: 'Neukirch/Lausitz'. */
export const namesInTwoLanguages = ({ name, countryCode, isSection }: Place): string[] =>
  !isSection && WITH_TWO_LANGUAGES.includes(countryCode) && /^[^ /]+\/[^ /]+$/.test(name)
    ? name.split('/')
    : [];

const SHORTEST_PART = 5;
/** First parts that only describe the second: Groß-Gerau, Neu-Isenburg. */
const DESCRIBING = new Set(['Groß', 'Klein', 'Unter', 'Hohen', 'Alten', 'Markt', 'Kloster', 'Bergisch']);

/** 'Garmisch' and 'Partenkirchen' for 'Garmisch-Partenkirchen'. */
export function partsOfDoubleName(name: string): string[] {
  const parts = name.split('-');
  const isDouble = parts.length === 2 && !name.includes(' ') && !DESCRIBING.has(parts[0] ?? '');
  return isDouble ? parts.filter((part) => part.length >= SHORTEST_PART) : [];
}

/**
 * Turkish endings for what someone does, did or will have done, folded; longer ones before the shorter ones in which
 * they end.
 */
const ENDINGS = (
  'tiracagim tirecegim tiracagiz tirecegiz acagim ecegim acagiz ecegiz ilacak ilecek ulacak ulecek iyoruz uyoruz iyorum uyorum ' +
  'tirmak tirmek turmak turmek tiriyor turuyor masini mesini masi mesi iyor uyor acak ecek mak mek'
).split(' ');
const SHORTEST = 4;
const DOUBLE = /([bdgmnprt])\1$/;

/**
 * The beginning of a Turkish or English verb in some form: 'boyatacağım' gives 'boyat', 'dripping' gives
 * 'drip'; null for other words.
 */
export function verbStem(word: string): string | null {
  if (word.endsWith('ing') && word.length - 3 >= SHORTEST) return word.slice(0, -3).replace(DOUBLE, '$1');
  const ending = ENDINGS.find((each) => word.endsWith(each) && word.length - each.length >= SHORTEST);
  return ending === undefined ? null : word.slice(0, -ending.length);
}

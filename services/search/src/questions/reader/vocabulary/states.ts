import { type TradeMeant, tradesOfKeys } from '../trades/trades-meant.js';

/** Problems without a word for the thing, folded, and the trades that may help. */
const STATES: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /^(?:undicht|tropft|leckt|nass|(?:nicht(?: mehr)? )dicht|leaking|leaks|leaky|dripping|sizdiriyor|akitiyor|damlatiyor)$/,
    ['sanitaer', 'dachdecker', 'glaserei'],
  ],
  [
    /^(?:(?:total |ganz |schon )?(?:kaputt?|defekt|hinuber|im eimer)|kaputtgegangen|zerbrochen|gebrochen|broken|broke|broken down|not working|does(?: not|n t|nt) work|out of order|defective|(?:geht|funktioniert|lauft)(?: nicht| nimmer)(?: mehr)?|nicht mehr|bozuk|bozuldu|kirik|kirildi|calismiyor|arizali|reparatur|reparieren|repair|tamir)$/,
    ['handy-reparatur', 'haushaltsgeraete', 'kfz-werkstatt'],
  ],
];

/** Trades that may help if a text only states that something is broken; null for other texts. */
export function tradesOfState(bare: readonly string[]): TradeMeant[] | null {
  const text = bare.join(' ');
  const found = STATES.find(([states]) => states.test(text));
  return found ? tradesOfKeys(found[1]) : null;
}

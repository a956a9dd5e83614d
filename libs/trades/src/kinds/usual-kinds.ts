/** By trade, the kinds of most of its businesses: a business that names no kind is likely one of these. */
const usualKinds: Readonly<Record<string, readonly string[]>> = {
  arzt: ['general'],
  therapie: ['physiotherapy'],
  'fitness-sport': ['gym'],
  hotel: ['hotel', 'guesthouse'],
  restaurant: ['regional'],
  optiker: ['glasses'],
  rechtsanwalt: [
    'family-law',
    'labour-law',
    'tenancy-law',
    'traffic-law',
    'criminal-law',
    'inheritance-law',
    'immigration-law',
  ],
  'kurse-nachhilfe': ['tutoring'],
  schluesseldienst: ['locks'],
  architekt: ['architect'],
  'drucker-kopie': ['copies'],
  pflege: ['home', 'ambulant'],
  kindergarten: ['nursery'],
  'buecher-schreibwaren': ['books'],
};

/**
 * Whether other businesses of the trade are hardly a substitute for this kind: a general practitioner is not
 * an eye doctor.
 */
export const isExclusiveKind = (tradeKey: string, kind: string): boolean =>
  !(usualKinds[tradeKey] ?? []).includes(kind);

/**
 * Trades with a kind that helps with everything: a general practitioner treats children too, but a
 * physiotherapist is not a midwife.
 */
const withGeneralists = new Set(['arzt']);

/** Whether other businesses of the trade also help someone who needs one of its kinds. */
export const hasGeneralists = (tradeKey: string): boolean => withGeneralists.has(tradeKey);

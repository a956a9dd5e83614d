import { foldLoose } from '@gewerk/text';

export type FeatureKey =
  | 'wheelchair'
  | 'wifi'
  | 'vegan'
  | 'vegetarian'
  | 'parking'
  | 'delivery'
  | 'takeaway'
  | 'outdoor'
  | 'cards'
  | 'appointment'
  | 'emergency'
  | 'pick-up'
  | 'estimate'
  | 'dogs'
  | 'children';

/** Folded words that the flags of map exports use for a feature. */
const NAMED_BY: Readonly<Record<FeatureKey, RegExp>> = {
  wheelchair: /rollstuhl|wheelchair|barrierefrei|tekerlekli/,
  wifi: /\bwlan\b|\bwi fi\b|\bwifi\b/,
  vegan: /\bvegan/,
  vegetarian: /vegetari|vejetaryen|\bvegan/,
  parking: /parkplatz|parking|otopark|parkhaus/,
  delivery: /lieferdienst|lieferung|\bdelivery|eve teslim|paket servis/,
  takeaway: /mitnehmen|take ?away|take ?out|gel al/,
  outdoor: /aussenbereich|terrasse|biergarten|outdoor|im freien|acik hava/,
  cards: /karte|credit card|debit card|kontaktlos|contactless|kredi kart/,
  appointment: /termin|appointment|randevu|online booking/,
  emergency: /notdienst|notfall|emergency|acil/,
  'pick-up': /bringdienst|bringservice|pick ?up service/,
  estimate: /kostenvoranschlag|estimate|fiyat teklif/,
  dogs: /\bhunde?\b.*(?:erlaubt|willkommen)|hundefreundlich|dogs? (?:allowed|welcome|friendly)|pet friendly|evcil hayvan|kopek dostu/,
  children:
    /kinderfreundlich|familienfreundlich|(?:fur|gut fur) kinder|good for (?:kids|children)|(?:kid|child|family) friendly|cocuk dostu|cocuklar icin/,
};

/** The features named by a business's flags; a feature's key is its trait in the index. */
export function featuresOf(flags: readonly string[]): FeatureKey[] {
  const folded = flags.map((flag) => foldLoose(flag));
  return (Object.keys(NAMED_BY) as FeatureKey[]).filter((key) =>
    folded.some((flag) => NAMED_BY[key].test(flag)),
  );
}

/** Trades that may help if no business nearby has the requested one, most likely first. */
export const standingIn: Readonly<Record<string, string>> = {
  abschleppdienst: 'kfz-werkstatt',
  autoelektrik: 'kfz-werkstatt, abschleppdienst',
  autoglas: 'kfz-werkstatt, karosserie-lackiererei, glaserei',
  autoteile: 'kfz-werkstatt',
  autovermietung: 'autohaendler',
  bodenleger: 'tischler, fliesenleger, maler',
  bank: 'versicherung',
  catering: 'restaurant',
  drogerie: 'apotheke, supermarkt',
  'drucker-kopie': 'buecher-schreibwaren, fotograf',
  entsorgung: 'umzug, second-hand',
  fernsehtechnik: 'haushaltsgeraete, computer-it, elektriker',
  hausverwaltung: 'immobilienmakler',
  'karosserie-lackiererei': 'kfz-werkstatt',
  krankenhaus: 'arzt',
  motorradwerkstatt: 'kfz-werkstatt',
  reifenservice: 'kfz-werkstatt',
  sanitaetshaus: 'apotheke',
  'handwerker-allgemein': 'tischler, elektriker, maler',
  schornsteinfeger: 'heizung-klima',
  schuhmacher: 'schluesseldienst, schuhe',
  'second-hand': 'moebel, mode',
  solartechnik: 'elektriker, heizung-klima, dachdecker',
  'sport-freizeit': 'fahrradwerkstatt, schuhe, mode',
  steinmetz: 'bestattung',
  tierbedarf: 'supermarkt, tierarzt',
  zimmerei: 'dachdecker, tischler',
};

/**
 * Trades that may help, by the requested kind, where other kinds of the same trade are hardly a substitute: a pet shop
 * does not trim dogs, nor does a supermarket.
 */
export const standingInForKind: Readonly<Record<string, string>> = {
  antiques: 'moebel',
  boarding: 'tierarzt',
  grooming: 'tierarzt',
  training: 'tierarzt',
};

/** The trades that may help if one of these is not available. */
export const tradesStandingIn = (tradeKeys: readonly string[]): string[] => namedFor(standingIn, tradeKeys);

/** The trades that may help if there is no business of these kinds. */
export const tradesForKinds = (kinds: readonly string[]): string[] => namedFor(standingInForKind, kinds);

const namedFor = (table: Readonly<Record<string, string>>, keys: readonly string[]): string[] => [
  ...new Set(keys.flatMap((key) => table[key]?.split(', ') ?? [])),
];

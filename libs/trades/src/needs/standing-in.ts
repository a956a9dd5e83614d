/** Trades that may help where no business nearby has the one that is meant, the likeliest first. */
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
  'handwerker-allgemein': 'bauunternehmen, tischler, elektriker',
  schornsteinfeger: 'heizung-klima',
  schuhmacher: 'schluesseldienst, schuhe',
  'second-hand': 'moebel, mode',
  solartechnik: 'elektriker, heizung-klima, dachdecker',
  'sport-freizeit': 'fahrradwerkstatt, schuhe, mode',
  steinmetz: 'bestattung',
  tierbedarf: 'supermarkt, tierarzt',
  zimmerei: 'dachdecker, tischler',
};

/** The trades that may help where one of these is not to be had. */
export const tradesStandingIn = (tradeKeys: readonly string[]): string[] => [
  ...new Set(tradeKeys.flatMap((key) => standingIn[key]?.split(', ') ?? [])),
];

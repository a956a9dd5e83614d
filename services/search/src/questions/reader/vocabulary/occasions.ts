import { foldLoose } from '@gewerk/text';

/** Occasions for which something is needed; a word for that thing decides which trade is meant. */
const OCCASIONS = new Set(
  foldLoose(
    [
      'hochzeit hochzeitsfeier geburtstag kindergeburtstag geburtstagsfeier feier sommerfest party klassenfahrt klassenfahrten konfirmation kommunion firmung taufe einschulung abiball abschlussball beerdigung trauerfeier weihnachten weihnachtsfeier ostern silvester jubiläum fasching karneval valentinstag muttertag vatertag urlaub schule konzert standesamt',
      'wedding birthday party christening graduation prom funeral christmas easter anniversary holiday school valentines concert',
      'düğün düğünü doğumgünü nişan parti bayram mezuniyet sünnet yılbaşı okul tatil konser',
    ].join(' '),
  ).split(' '),
);

/** Whether a folded word is an occasion: next to a cake, 'Hochzeit' does not change who bakes it. */
export const isOccasion = (folded: string): boolean => OCCASIONS.has(folded);

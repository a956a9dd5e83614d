import { foldLoose } from '@gewerk/text';

/** What something is for, when nothing is wanted of it itself. */
const OCCASIONS = new Set(
  foldLoose(
    [
      'hochzeit hochzeitsfeier geburtstag kindergeburtstag geburtstagsfeier feier sommerfest party klassenfahrt klassenfahrten konfirmation kommunion firmung taufe einschulung abiball abschlussball beerdigung trauerfeier weihnachten weihnachtsfeier ostern silvester jubiläum fasching karneval valentinstag muttertag vatertag urlaub schule konzert standesamt',
      'wedding birthday party christening graduation prom funeral christmas easter anniversary holiday school valentines concert',
      'düğün düğünü doğumgünü nişan parti bayram mezuniyet sünnet yılbaşı okul tatil konser',
    ].join(' '),
  ).split(' '),
);

/** Whether a folded word is an occasion: 'Hochzeit' beside a cake says no more of who bakes it. */
export const isOccasion = (folded: string): boolean => OCCASIONS.has(folded);

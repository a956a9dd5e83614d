/** Things that every city has, such as a station or a centre: if one is named with a city, the city is meant. Folded. */
const SPOT =
  'hauptbahnhof|hbf|bahnhof|bhf|innenstadt|stadtmitte|stadtzentrum|zentrum|ortsmitte|city|flughafen|airport|altstadt|uni|universitat|messe';
const SPOTS = new Set(SPOT.split('|'));

/** Whether a folded word states where in a city something is: 'Bahnhof'. */
export const isSpot = (folded: string): boolean => SPOTS.has(folded);

const BEFORE = new RegExp(`^(?:der |dem )?(?:${SPOT}|downtown|central|city cent(?:er|re) of) (.+)$`);
/** Parts that most cities have; if one is listed as a district, the district is meant. */
const PART = 'mitte|nord|sud|ost|west|nordstadt|sudstadt|oststadt|weststadt';
const BEHIND = new RegExp(
  `^(.+?) (?:${SPOT}|${PART}|city cent(?:er|re)|town cent(?:er|re)|old town|downtown|cent(?:er|re)|central|(?:central|main|train|railway) station|station|university|merkez|merkezi|sehir merkezi|gari|tren gari|havalimani|havaalani|universitesi)$`,
);
/** A place and the area that describes its location, with or without words between them: 'Weiden Oberpfalz'. */
const WITHIN =
  /^(\S+(?: \S+)?) (?:in der |im |in |an der |am |ob der |auf |auf der |bei )(.+)$|^(\S+) (\S+)$/;

/**
 * The city in 'Hauptbahnhof Hamburg', 'Bayreuth Innenstadt' and 'Munich central station', folded; null for other
 * names.
 */
export const cityOfSpot = (folded: string): string | null =>
  BEFORE.exec(folded)?.[1] ?? BEHIND.exec(folded)?.[1] ?? null;

/** The place and the area that describes its location: 'Weiden' and 'Oberpfalz'. */
export function placeWithin(folded: string): { name: string; beside: string } | null {
  const [, before, behind, first, second] = WITHIN.exec(folded) ?? [];
  const [name, beside] = [before ?? first, behind ?? second];
  return name === undefined || beside === undefined ? null : { name, beside };
}

import { german, germanDecimal } from '../../number-format.js';

/** The page of a category in one city. */
export const categoryInCity = {
  lang: 'de',
  title: (name: string, city: string) => `${name} in ${city}: Adressen und Öffnungszeiten`,
  description: (name: string, city: string, total: number) =>
    total === 1
      ? `${name} in ${city}: ein Betrieb mit Anschrift, Telefonnummer und Öffnungszeiten.`
      : `${name} in ${city}: ${german(total)} Betriebe mit Anschrift, Telefonnummer, Bewertungen und Öffnungszeiten.`,
  heading: (name: string, city: string) => `${name} in ${city}`,
  text: (name: string, city: string, total: number) =>
    total === 1
      ? `In ${city} steht ein Betrieb unter ${name} in diesem Verzeichnis.`
      : `In ${city} stehen ${german(total)} Betriebe unter ${name} in diesem Verzeichnis.`,
  openNow: (count: number) =>
    count === 1 ? 'Einer hat gerade geöffnet.' : `Gerade geöffnet haben ${german(count)}.`,
  saturday: (count: number) => (count === 1 ? 'Samstags öffnet einer.' : `Samstags öffnen ${german(count)}.`),
  average: (rating: number) => `Die Bewertungen liegen im Mittel bei ${germanDecimal(rating)} von 5 Sternen.`,
  wellRated: (count: number) =>
    count === 1 ? 'Einer hat mindestens 4 Sterne.' : `${german(count)} haben mindestens 4 Sterne.`,
  none: (name: string, city: string) =>
    `Unter ${name} steht in ${city} noch kein Betrieb. Die nächsten finden Sie in den Orten der Umgebung.`,
  everywhere: (name: string) => `${name} überall`,
  wholeCity: (city: string) => `Alle Betriebe in ${city}`,
  list: 'Betriebe',
  count: (total: number) => (total === 1 ? '1 Betrieb' : `${german(total)} Betriebe`),
  loading: 'Fachbetriebe werden geladen...',
  failed: 'Die Betriebe konnten nicht geladen werden.',
  near: (name: string) => `${name} in der Umgebung`,
  away: (km: number) => `${german(km)} km`,
  around: (city: string) => `Alle im Umkreis von ${city}`,
} as const;

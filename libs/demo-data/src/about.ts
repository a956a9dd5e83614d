import type { Random } from './random.js';
import type { TradeProfile } from './vocabulary/trade-profiles.js';

const EATING = new Set(['restaurant', 'imbiss', 'pizzeria', 'cafe', 'bar-kneipe']);

/** Groups of flags as map exports contain them; groups and flags vary, as they do in real exports. */
export function aboutGroups(profile: TradeProfile, random: Random): Record<string, Record<string, boolean>> {
  const flags = (...names: string[]): Record<string, boolean> =>
    Object.fromEntries(random.sample(names, names.length - 1).map((name) => [name, random.chance(0.75)]));
  const groups: Record<string, Record<string, boolean>> = {
    Barrierefreiheit: flags(
      'Rollstuhlgerechter Eingang',
      'Rollstuhlgerechter Parkplatz',
      'Rollstuhlgerechtes WC',
    ),
    Zahlungsmethoden: flags('Barzahlung', 'EC-Karte', 'Kreditkarte', 'Kontaktloses Bezahlen'),
  };
  if (EATING.has(profile.trade)) {
    groups['Serviceoptionen'] = flags('Speisen vor Ort', 'Zum Mitnehmen', 'Lieferdienst', 'Außenbereich');
    groups['Angebot'] = flags('Vegetarische Gerichte', 'Vegane Gerichte', 'Kaffee', 'Bier');
  } else if (profile.hours === 'workshop') {
    groups['Serviceoptionen'] = flags(
      'Termin erforderlich',
      'Kostenvoranschlag',
      'Notdienst',
      'Hol- und Bringdienst',
    );
  } else {
    groups['Serviceoptionen'] = flags('Terminvereinbarung online', 'Parkplatz', 'WLAN');
  }
  return groups;
}

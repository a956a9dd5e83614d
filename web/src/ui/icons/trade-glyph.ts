import type { Tint } from '../../texts/text-types.js';
import { categoryTint } from './category-tints.js';
import type { IconName } from './icon.js';

interface Glyph {
  readonly icon: IconName;
  readonly tint: Tint;
}

/** Patterns for words in a trade's label, more specific ones before general ones. */
const kinds: readonly (readonly [labels: RegExp, icon: IconName, tint: Tint])[] = [
  [/Friseur|Kosmetik/, 'scissors', 'rose'],
  [/Sanitätsh|[Aa]rzt|Apotheke|Optiker|Physio|Pflege|Kranken/, 'health', 'moss'],
  [/Restaurant|Imbiss|Pizz|Café|Bar &|Catering|Bäcker|Metzger|Lebensmittel|Hotel/, 'food', 'brick'],
  [/KFZ|Karosserie|Reifen|^Auto|TÜV|Motorrad|Fahr|Abschlepp|Tankst|Umzug|Spedition|Taxi/, 'car', 'petrol'],
  [/Mode|Schuhg|Möbel|Blumen|Bücher|bedarf|Second|Drogerie|Einzelhandel|Baumarkt/, 'shop', 'plum'],
  [/Computer|Handy|geräte|Geräte|elektronik|Copyshop|Schlüssel/, 'device', 'steel'],
  [/Sanitär &|Heizung|Elektr|Solar|Maler|Dach|Tischl|Zimmer|Bau|Fliesen|Boden|Metall|Glas/, 'tool', 'ochre'],
  [/Garten|Schornst|Steinmetz|Schneider|Schuhm|Uhrm|Handwerk|Reinigung|Wäscherei/, 'tool', 'ochre'],
  [/Schule|Kinderg|Nachhilfe|Fitness|Kultur/, 'school', 'indigo'],
  [/Steuer|Rechts|Versich|Bank|Immobil|Hausverw|Archit|Büro|Reise|Behörde|Post|Bestatt/, 'office', 'steel'],
];

/** The drawing for a business without a photo: the icon and colour of its trade, by the trade's label. */
export function tradeGlyph(category: string): Glyph {
  const [, icon, tint] = kinds.find(([labels]) => labels.test(category)) ?? [];
  const own = categoryTint(category);
  return { icon: icon ?? 'store', tint: own === 'grey' ? (tint ?? own) : own };
}

import type { Random } from './random.js';
import { firstNames, surnames } from './vocabulary/people.js';
import type { TradeProfile } from './vocabulary/trade-profiles.js';

const LEGAL_FORMS = ['GmbH', 'GmbH & Co. KG', 'e.K.', 'GbR', 'UG (haftungsbeschränkt)', 'OHG'] as const;
const PRACTICES = new Set(['arzt', 'zahnarzt', 'tierarzt']);

/**
 * A business's name in the style of its trade: 'Müller & Söhne Sanitärtechnik GmbH', 'Pizzeria Bella Napoli'.
 */
export function businessName(profile: TradeProfile, city: string, random: Random): string {
  const word = random.pick(profile.nameWords);
  const surname = random.pick(surnames);
  if (PRACTICES.has(profile.trade)) return practiceName(word, surname, random);
  if (profile.trade === 'apotheke')
    return `${random.pick(profile.houseNames)}Apotheke${random.chance(0.3) ? ` ${city}` : ''}`;
  if (profile.houseNames.length > 0 && random.chance(profile.hours === 'restaurant' ? 0.75 : 0.4)) {
    return houseName(word, random.pick(profile.houseNames));
  }
  return ownerName(word, surname, city, profile, random);
}

function practiceName(word: string, surname: string, random: Random): string {
  const title = random.pick(['Dr. med.', 'Dr.', 'Dr. med. dent.', 'Dipl.-Med.']);
  const fitting =
    word.includes('Zahn') || word.includes('Kiefer') ? 'Dr. med. dent.' : title.replace(' dent.', '');
  return `${word} ${fitting} ${random.pick(firstNames)} ${surname}`;
}

const houseName = (word: string, house: string): string =>
  word === 'Gasthaus' && /^(?:Zum|Zur) /.test(house)
    ? `Gasthaus ${house.replace(/^Z/, 'z')}`
    : `${word} ${house}`;

function ownerName(
  word: string,
  surname: string,
  city: string,
  profile: TradeProfile,
  random: Random,
): string {
  const style = random.next();
  const legal = profile.hours === 'workshop' && random.chance(0.45) ? ` ${random.pick(LEGAL_FORMS)}` : '';
  if (style < 0.3) return `${word} ${surname}${legal}`;
  if (style < 0.5) return `${surname} ${word}${legal}`;
  if (style < 0.62)
    return `${surname} & ${random.pick(['Söhne', 'Sohn', 'Töchter', 'Partner', surnameOther(surname, random)])} ${word}${legal}`;
  if (style < 0.8) return `${word} ${random.pick(firstNames)} ${surname}`;
  if (style < 0.9) return `${word} ${city}${legal}`;
  return `${word} ${random.pick(['am Markt', 'am Bahnhof', 'im Zentrum', 'Nord', 'Süd', 'am Park', 'an der Brücke'])}`;
}

function surnameOther(surname: string, random: Random): string {
  const other = random.pick(surnames);
  return other === surname ? 'Co.' : other;
}

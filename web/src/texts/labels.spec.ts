import { cuisineLabels, trades as taxonomy, tradesNamed } from '@gewerk/trades';
import { loadTexts } from './catalogues.js';
import { loadPageTexts } from './page-texts.js';
import { cuisines as englishCuisines } from './en/cuisines.js';
import { trades as english } from './en/trades.js';
import { cuisines as turkishCuisines } from './tr/cuisines.js';
import { trades as turkish } from './tr/trades.js';

describe('labels of data', () => {
  it('exist for every trade and for nothing else', () => {
    const labels = taxonomy.map(({ label }) => label).sort();
    expect(labels.length).toBeGreaterThan(90);
    expect(Object.keys(english).sort()).toEqual(labels);
    expect(Object.keys(turkish).sort()).toEqual(labels);
  });

  it('are understood by the search', () => {
    const misread = [english, turkish].flatMap((labels) =>
      taxonomy.filter(({ key, label }) => tradesNamed(labels[label] ?? '')[0]?.key !== key),
    );
    expect(misread.map(({ label }) => label)).toEqual([]);
  });

  it('are in the catalogue’s language, and unchanged in the mixed catalogue or if they are unknown', async () => {
    const [mixed, de, en, tr] = await Promise.all(([null, 'de', 'en', 'tr'] as const).map(loadTexts));
    const shown = [mixed, de, en, tr].map((texts) => [
      texts?.common.trade('Zahnarzt'),
      texts?.common.country('DE', 'Germany'),
    ]);
    expect(shown).toEqual([
      ['Zahnarzt', 'Germany'],
      ['Zahnarzt', 'Deutschland'],
      ['Dentist', 'Germany'],
      ['Diş hekimi', 'Almanya'],
    ]);
    for (const hostile of ['constructor', '__proto__', 'Spezialist für alles']) {
      expect(en?.common.trade(hostile)).toBe(hostile);
      expect(tr?.common.country(hostile, hostile)).toBe(hostile);
    }
  });

  it('exist for every cuisine', async () => {
    const labels = [...cuisineLabels].sort();
    expect(Object.keys(englishCuisines).sort()).toEqual(labels);
    expect(Object.keys(turkishCuisines).sort()).toEqual(labels);
    const all = await Promise.all(
      (['de', 'en', 'tr', null] as const).map((name) => loadPageTexts('business', name)),
    );
    expect(all.map(({ cuisine }) => cuisine('Ungarische Küche'))).toEqual([
      'Ungarische Küche',
      'Hungarian cuisine',
      'Macar mutfağı',
      'Ungarische Küche',
    ]);
  });

  it('exist for attributes that map exports have in German or English', async () => {
    const all = await Promise.all(
      (['de', 'en', 'tr', null] as const).map((name) => loadPageTexts('business', name)),
    );
    const named = (name: string) => all.map(({ attribute }) => attribute(name));
    expect(named('Rollstuhlgerechter Eingang')).toEqual([
      'Rollstuhlgerechter Eingang',
      'Wheelchair-accessible entrance',
      'Tekerlekli sandalyeye uygun giriş',
      'Rollstuhlgerechter Eingang',
    ]);
    expect(named('Wheelchair-accessible parking lot').slice(0, 3)).toEqual([
      'Rollstuhlgerechter Parkplatz',
      'Wheelchair-accessible parking lot',
      'Tekerlekli sandalyeye uygun park yeri',
    ]);
    expect(named('constructor')).toEqual(['constructor', 'constructor', 'constructor', 'constructor']);
  });

  it('that name a control contain its visible text, so that it can be operated by voice', async () => {
    const apart = await Promise.all(
      (['de', 'en', null] as const).map(async (name) => unsaid(await loadPageTexts('admin', name))),
    );
    expect(apart).toEqual([[], [], []]);
  });
});

/** Labels `<key>Of` that do not contain the text of the neighbouring `<key>`. */
function unsaid(texts: object): string[] {
  return Object.entries(texts).flatMap(([key, text]: [string, unknown]) => {
    if (typeof text === 'object' && text !== null) return unsaid(text);
    const label: unknown = Object.entries(texts).find(([other]) => other === `${key}Of`)?.[1];
    if (typeof text !== 'string' || typeof label !== 'function') return [];
    const said = String((label as (name: string) => string)('Maler'));
    return said.toLowerCase().includes(text.toLowerCase()) ? [] : [`${text} ≠ ${said}`];
  });
}

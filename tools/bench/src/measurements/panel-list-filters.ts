export type Query = Readonly<Record<string, string>>;

interface Listed {
  total: number;
  businesses: { id: string; name: string; place_id: string; phone: string | null }[];
}

/** Number of businesses of which at least one certainly has a phone number. */
const SAMPLE = 50;

/**
 * The states of the panel's list, by name. The most frequent value of each filter leaves the most to sort.
 */
export async function listFilters(
  origin: string,
  headers: Record<string, string>,
): Promise<Record<string, Query>> {
  const get = async <T>(path: string, query: Query = {}): Promise<T> => {
    const answer = await fetch(`${origin}/api/admin/${path}?${new URLSearchParams(query)}`, { headers });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return (await answer.json()) as T;
  };
  return { ...(await chosen(get)), ...(await byWhatIdentifies(get)), ...(await byRun(get)) };
}

type Get = <T>(path: string, query?: Query) => Promise<T>;

async function chosen(get: Get): Promise<Record<string, Query>> {
  const most = async (list: string, field: string): Promise<string> =>
    (await get<Record<string, string>[]>(list))[0]?.[field] ?? '';
  const category = await most('real-categories', 'category');
  const city = await most('cities', 'city');
  const type = await most('types', 'type');
  const country = await most('countries', 'countryCode');
  const date = await busiestDay(get);
  // The bench's directories are either imported or generated.
  const imported = await get<Listed>('businesses', { source: 'import' });
  const source = imported.total > 0 ? 'import' : 'demo';
  return {
    'all businesses': {},
    'largest category': { category },
    'largest city': { city },
    'most frequent type': { type },
    'largest country': { country },
    'day with most listings': { date },
    'category, city and country': { category, city, country },
    'most frequent source': { source },
    'changed since the day with most listings': { changedSince: date },
    'website not checked': { website: 'unchecked' },
    'without a website': { website: 'none' },
    'website reached': { website: 'reached' },
    'website not reached': { website: 'not-reached' },
    'photo added by the update': { photos: 'added' },
    'no picture found by the update': { photos: 'no-picture' },
    'not listed': { status: 'hidden' },
    'unreadable hours': { status: 'unread-hours' },
    deleted: { status: 'deleted' },
    'rare text': { search: 'Autohaus Müller Köln' },
    'common text': { search: 'müller' },
    'one letter': { search: 'a' },
    'common text, in the largest category': { search: 'gmbh', category },
    'source, category and changed since': { source, category, changedSince: date },
  };
}

/** Searches for a business by exact data, and by parts of names that few, many and no businesses have. */
async function byWhatIdentifies(get: Get): Promise<Record<string, Query>> {
  const { businesses } = await get<Listed>('businesses', { limit: String(SAMPLE) });
  const sample = businesses.find(({ phone }) => phone !== null) ?? businesses[0];
  if (!sample) throw new Error('the directory is empty');
  return {
    id: { search: sample.id },
    'place id': { search: sample.place_id },
    'unknown place id': { search: 'ChIJ0000none0000none' },
    'phone number': { search: sample.phone ?? '0921 5072010' },
    'e-mail address': { search: 'info@werkstatt.example' },
    'common part of a name, with a star': { search: '*ller' },
    'rare part of a name': { search: '*fserv' },
    'two parts of names': { search: '*ller *ice' },
    'text without a match, so parts of names too': { search: 'xqzvwk' },
  };
}

async function byRun(get: Get): Promise<Record<string, Query>> {
  const { runs } = await get<{ runs: { runId: string }[] }>('import-runs');
  const run = runs[0]?.runId ?? 'none';
  return {
    'what a run touched': { run },
    'what a run created': { run, runPart: 'new' },
    'what a run changed': { run, runPart: 'changed' },
  };
}

async function busiestDay(get: Get): Promise<string> {
  const { days } = await get<{ days: { day: string; added: number }[] }>('growth');
  const busiest = days.reduce((most, each) => (each.added > most.added ? each : most), {
    day: new Date().toISOString().slice(0, 10),
    added: 0,
  });
  return busiest.day;
}

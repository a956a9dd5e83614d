import type { IndexableBusiness } from '@gewerk/contracts';
import {
  findAlikeBusinesses,
  findPanelBusinesses,
  findUnlistedBusinesses,
  getPanelBusiness,
  type InputOf,
  type PanelListRow,
  scanPanelMatches,
} from '@gewerk/contracts/bus';
import { listedBusiness } from '../test/listed-business.js';
import { SearchSystem } from '../test/search-system.js';

const businesses = [
  listedBusiness({
    name: 'Krahls Autowerkstatt GmbH',
    place_id: 'ChIJd8BlQ2BZwokRAFUEcm_qrcA',
    phone: '0921 507 2010',
    email: 'chef@krahl.example',
    city: 'Ulm',
    updatedAt: '2026-11-03T08:00:00.000Z',
    ...{ source: 'import', createdBy: 'run-1', changedBy: ['run-0', 'run-2'] },
    ...{ websiteGrade: 'moved', photoOutcome: 'added' },
  }),
  listedBusiness({
    ...{ name: 'Zimmerei Öztürk', city: 'Ulm', updatedAt: '2026-11-01T23:59:59.000Z' },
    ...{ source: 'import', createdBy: 'run-2', changedBy: [], websiteGrade: 'time-out' },
  }),
  listedBusiness({
    ...{ name: 'Möbel Beck', city: 'Aalen', updatedAt: '2026-11-02T00:00:00.000Z', source: 'submission' },
  }),
];
const [krahl, oeztuerk, beck] = businesses as [IndexableBusiness, IndexableBusiness, IndexableBusiness];

describe('the list of the panel', () => {
  let system: SearchSystem;
  const gone = { id: 'f'.repeat(24), name: 'Im Papierkorb' } as PanelListRow;

  beforeAll(async () => {
    system = await SearchSystem.start(businesses);
    system.directory.answer(getPanelBusiness, ({ key, filter }) => {
      const found = businesses.find(({ id, place_id }) => id === key || place_id === key);
      if (filter?.source && filter.source !== found?.source) return { business: null };
      const row = found && { ...found, country_code: 'DE', review_count: null, url_slug: found.urlSlug };
      return { business: row ? ({ ...row, removed_at: null } as PanelListRow) : null };
    });
    system.directory.answer(findUnlistedBusinesses, ({ page, status }) => ({
      ...{ businesses: status === 'deleted' ? [gone] : [], total: 1, page, totalPages: 1 },
    }));
  });

  afterAll(() => system.stop());

  const find = (input: InputOf<typeof findPanelBusinesses>) => system.bus.request(findPanelBusinesses, input);
  const names = async (input: InputOf<typeof findPanelBusinesses>) =>
    (await find(input)).businesses.map(({ name }) => name).sort();

  it.each([
    ['a phone number as it is shown', '0921 507 2010'],
    ['a phone number with its country code', '+49 (0)921 / 5072010'],
    ['a phone number without its plus sign', '499215072010'],
    ['an e-mail address', 'Chef@Krahl.example'],
    ['a place id', 'ChIJd8BlQ2BZwokRAFUEcm_qrcA'],
    ['an id', krahl.id],
    ['a misspelt word', 'Krals Autowerkstat'],
    ['the end of a word', 'werkstatt'],
    ['part of a word after a star', '*towerk'],
  ])('finds a business by %s', async (_what, search) => {
    expect(await names({ search })).toEqual([krahl.name]);
    expect(await system.bus.request(scanPanelMatches, { search })).toEqual({ ids: [krahl.id], total: 1 });
  });

  it('finds a business by its id or place id together with any other filter that matches it', async () => {
    for (const search of [krahl.id, krahl.place_id]) {
      expect(await names({ search, source: 'import', changedSince: '2026-11-01' })).toEqual([krahl.name]);
    }
  });

  it('finds nothing if no business has the exact value, or the filter excludes it', async () => {
    expect(await names({ search: 'niemand@krahl.example' })).toEqual([]);
    expect(await names({ search: krahl.id, city: 'Aalen' })).toEqual([]);
    expect(await names({ search: krahl.id, source: 'submission' })).toEqual([]);
    expect(await names({ search: 'werkstatt', city: 'Aalen' })).toEqual([]);
  });

  it('finds businesses that changed since a day, and returns the ids of all matches', async () => {
    expect(await names({ changedSince: '2026-11-02' })).toEqual([krahl.name, beck.name].sort());
    expect(await names({ changedSince: '2026-11-02', city: 'Ulm' })).toEqual([krahl.name]);
    const { ids, total } = await system.bus.request(scanPanelMatches, { city: 'Ulm' });
    expect([ids.sort(), total]).toEqual([[krahl.id, oeztuerk.id].sort(), 2]);
    expect(await system.bus.request(scanPanelMatches, { offset: 2 })).toMatchObject({ total: 3 });
  });

  it.each([
    ['all businesses that a run created or changed', { run: 'run-2' }, [krahl.name, oeztuerk.name]],
    ['those that it created', { run: 'run-2', runPart: 'new' }, [oeztuerk.name]],
    ['those that it changed', { run: 'run-2', runPart: 'changed' }, [krahl.name]],
    ['only those that match the other filters too', { run: 'run-2', city: 'Aalen' }, []],
    ['none for an unknown run', { run: 'run-2" OR city = "Ulm' }, []],
    ['those of a source', { source: 'submission' }, [beck.name]],
    ['those whose website is reached', { website: 'reached' }, [krahl.name]],
    ['those whose website is not reached', { website: 'not-reached' }, [oeztuerk.name]],
    ['those of one grade', { website: 'time-out', city: 'Ulm' }, [oeztuerk.name]],
    ['those of an outcome of the photo update', { photos: 'added' }, [krahl.name]],
  ] as const)('finds %s', async (_what, filter, found) => {
    expect(await names(filter)).toEqual([...found].sort());
    const { total } = await system.bus.request(scanPanelMatches, filter);
    expect(total).toBe(found.length);
  });

  it.each([
    ['a phone number', { name: 'Neu', city: 'Hof', phone: '+49 921 5072010' }],
    ['a misspelt name in the same city', { name: 'Krals Autowerkstatt', city: 'Ulm' }],
    ['a name without its legal form', { name: 'Krahls Autowerkstatt', city: 'Ulm' }],
    ['the host of a website', { name: 'Neu', city: 'Hof', website: 'https://www.krahl.example/a' }],
  ])('finds possible duplicates by %s', async (_what, alike) => {
    const { ids } = await system.bus.request(findAlikeBusinesses, { country: 'DE', ...alike });
    expect(ids).toEqual([krahl.id]);
  });

  it('lists the trash from the directory', async () => {
    expect(await find({ status: 'deleted' })).toMatchObject({ businesses: [gone], total: 1 });
  });
});

import {
  categorySorts,
  findBusinessesByPrefix,
  listCategoryBusinesses,
  listCityBusinesses,
  listPopularBusinesses,
  getBusinessNames,
  scanAddresses,
  scanBusinesses,
  getBusinesses,
  summarizeAddresses,
} from '@gewerk/contracts/bus';
import { startTestBus, type TestBus } from '@gewerk/testing';
import { BusinessesRepository } from '../record/businesses.repository.js';
import { namesOf, startWithWorkshops } from '../test/listed-workshops.js';
import type { RunningDirectory } from '../test/running-directory.js';

describe('the directory', () => {
  let servers: TestBus;
  let directory: RunningDirectory;

  beforeAll(async () => {
    servers = await startTestBus();
    directory = await startWithWorkshops(servers);
  });

  afterAll(async () => {
    await servers.close();
  });

  it('returns businesses by id, including unlisted ones, and ignores invalid ids', async () => {
    const { items } = await servers.bus.request(scanBusinesses, {});
    const ids = [...items.map(({ id }) => id), 'no-id', 'f'.repeat(24)];
    const { businesses } = await servers.bus.request(getBusinesses, { ids });
    expect(getBusinesses.output.parse({ businesses }).businesses).toHaveLength(6);
    expect(businesses.filter(({ listed }) => !listed)).toMatchObject([
      { name: 'Unavailable Business', categorySlugs: [] },
    ]);
  });

  it('returns the names of businesses by id, and ignores invalid ids', async () => {
    const { items } = await servers.bus.request(scanBusinesses, {});
    const [first, second] = items;
    const ids = [second?.id ?? '', 'no-id', 'f'.repeat(24), first?.id ?? ''];
    const { businesses } = await servers.bus.request(getBusinessNames, { ids });
    expect(new Map(businesses.map(({ id, name }) => [id, name]))).toEqual(
      new Map([first, second].map((item) => [item?.id, item?.name])),
    );
  });

  it('lists the addresses of listed businesses within a range, with the time of their last change', async () => {
    const { items: all } = await servers.bus.request(scanBusinesses, {});
    const listed = all.filter((business) => business.listed).map(({ urlSlug }) => urlSlug);
    const whole = await servers.bus.request(scanAddresses, { after: null });
    expect(whole).toMatchObject({ items: listed.map((urlSlug) => ({ urlSlug })), next: null });
    expect(Date.parse(whole.items[0]!.updatedAt)).toBeGreaterThan(Date.now() - 600_000);
    const [first, second, third] = all;
    const range = await servers.bus.request(scanAddresses, { after: first!.id, until: third!.id, limit: 1 });
    expect(range).toMatchObject({ items: [{ urlSlug: second!.urlSlug }], next: second!.id });
    const wrong = servers.bus.request(scanAddresses, { after: null, until: 'x' });
    await expect(wrong).rejects.toMatchObject({ code: 'invalid-input', errors: [{ field: 'until' }] });
  });

  it('summarises ranges of addresses without counting unlisted ones', async () => {
    const { items: all } = await servers.bus.request(scanBusinesses, {});
    const first = await servers.bus.request(summarizeAddresses, { after: null, limit: 4 });
    expect(first).toMatchObject({ last: all[3]!.id, hasMore: true });
    const rest = await servers.bus.request(summarizeAddresses, { after: first.last, limit: 4 });
    expect(rest).toMatchObject({ last: all.at(-1)!.id, hasMore: false });
    expect(first.listed + rest.listed).toBe(all.filter((business) => business.listed).length);
    expect(await servers.bus.request(summarizeAddresses, { after: rest.last })).toEqual({
      last: null,
      listed: 0,
      updatedAt: null,
      hasMore: false,
    });
  });

  it('scans all businesses page by page, each once, and returns null as the last position', async () => {
    const seen: string[] = [];
    let after: string | null = null;
    let pages = 0;
    do {
      const { items, next }: { items: { id: string }[]; next: string | null } = await servers.bus.request(
        scanBusinesses,
        { after, limit: 4 },
      );
      seen.push(...items.map(({ id }) => id));
      after = next;
      pages += 1;
    } while (after !== null && pages < 10);
    expect([pages, seen.length, new Set(seen).size]).toEqual([2, 6, 6]);
    const wrong = servers.bus.request(scanBusinesses, { after: 'x' });
    await expect(wrong).rejects.toMatchObject({ code: 'invalid-input', errors: [{ field: 'after' }] });
  });

  it.each([
    [{ query: 'Mue' }, ['Müller KFZ']],
    [{ query: 'müll' }, ['Müller KFZ']],
    [{ query: 'KFZ' }, []],
    [{ query: 'unavailable' }, []],
    [{ query: '.*' }, []],
    [{ query: 'auto', city: 'Bayreuth' }, ['Auto Adler']],
    [{ query: 'auto', city: 'Hof' }, []],
    [{ city: 'Bayreuth' }, ['Auto Adler', 'Müller KFZ']],
    [{ city: 'Munich', categorySlug: 'hair-salon' }, ['Salon Süd']],
    [{ city: 'Munich', categorySlug: 'kfz-werkstatt' }, []],
    [{ postalCode: '950' }, ['Zweirad Zorn']],
    [{ postalCode: '95', query: 'm' }, ['Müller KFZ']],
    [{ query: 's', categorySlug: 'hair-salon' }, ['Salon Süd']],
    [{ categorySlug: 'nirgends' }, []],
  ])('finds businesses by name prefix, city, postal code or category: %j', async (asked, names) => {
    const found = await servers.bus.request(findBusinessesByPrefix, asked);
    expect(namesOf(found.businesses)).toEqual(names);
  });

  it('reports whether more businesses follow', async () => {
    const first = await servers.bus.request(findBusinessesByPrefix, { limit: 3 });
    expect([first.businesses.length, first.hasMore]).toEqual([3, true]);
    const last = await servers.bus.request(findBusinessesByPrefix, { limit: 3, offset: 3 });
    expect([last.businesses.length, last.hasMore]).toEqual([2, false]);
  });

  it('serves every list from an index: no sort in memory and no scan of the collection', async () => {
    const find = jest.spyOn(directory.app.get(BusinessesRepository), 'cards');
    const { bus } = servers;
    await bus.request(listPopularBusinesses, {});
    await bus.request(listCityBusinesses, { city: 'Hof' });
    for (const sortBy of categorySorts) {
      await bus.request(listCategoryBusinesses, { category: 'kfz-werkstatt', sortBy });
    }
    const terms = { query: 'a', city: 'Hof', postalCode: '9', categorySlug: 'kfz-werkstatt' };
    for (let chosen = 0; chosen < 16; chosen += 1) {
      const some = Object.entries(terms).filter((_, index) => (chosen & (1 << index)) !== 0);
      await bus.request(findBusinessesByPrefix, Object.fromEntries(some));
    }
    expect(find).toHaveBeenCalledTimes(22);
    const collection = directory.connection.collection('businesses');
    for (const [{ filter, order, index }] of find.mock.calls) {
      expect(index).toBeDefined();
      const plan = await collection
        .find(filter as object)
        .sort(order)
        .hint(index ?? {})
        .explain('queryPlanner');
      const stages = JSON.stringify(plan['queryPlanner']);
      expect(stages).toContain('"IXSCAN"');
      expect(stages).not.toMatch(/"SORT"|"COLLSCAN"/);
    }
  });
});

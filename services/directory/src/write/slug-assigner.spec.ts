import fc from 'fast-check';
import { assignSlugs, needsNewSlugs } from './slug-assigner.js';

const nobody = () => Promise.resolve(new Map<string, string>());
const business = (id: string, name: string, city = 'Hof') => ({ id, name, city, placeId: `place-${id}` });

describe('the slug assigner', () => {
  it('gives the plain address to the first business and a suffix to the next of the same name', async () => {
    const slugs = await assignSlugs(
      [business('1', 'ATU'), business('2', 'A.T.U'), business('3', 'ATU', 'Krems')],
      nobody,
    );
    expect(slugs.get('1')?.urlSlug).toBe('hof/atu');
    expect(slugs.get('2')?.urlSlug).toMatch(/^hof\/atu-[a-z0-9]{5}$/);
    expect(slugs.get('3')?.nameSlug).toBe('atu');
  });

  it('never gives away another’s present or former address, but gives a business its own back', async () => {
    const owners = () =>
      Promise.resolve(
        new Map([
          ['hof/atu', '9'],
          ['hof/bosch', '2'],
        ]),
      );
    const slugs = await assignSlugs([business('1', 'ATU'), business('2', 'Bosch')], owners);
    expect(slugs.get('1')?.urlSlug).not.toBe('hof/atu');
    expect(slugs.get('2')?.urlSlug).toBe('hof/bosch');
  });

  it('looks up only addresses that are still undecided', async () => {
    const asked: string[][] = [];
    await assignSlugs([business('1', 'ATU'), business('2', 'Bosch')], (urlSlugs) => {
      asked.push(urlSlugs);
      return Promise.resolve(new Map([['hof/atu', '9']]));
    });
    expect(asked).toEqual([['hof/atu', 'hof/bosch'], [expect.stringMatching(/^hof\/atu-/)]]);
  });

  it('gives every business one address and no address twice, whatever the names', async () => {
    const named = fc.record({
      name: fc.constantFrom('ATU', '🍕', 'Müller', 'Mueller', '東京'),
      city: fc.constantFrom('Hof', '', 'api'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(named, { maxLength: 30 }), async (all) => {
        const slugs = await assignSlugs(
          all.map(({ name, city }, n) => business(String(n), name, city)),
          nobody,
        );
        expect(slugs.size).toBe(all.length);
        expect(new Set([...slugs.values()].map(({ urlSlug }) => urlSlug)).size).toBe(all.length);
      }),
    );
  });

  it('keeps the address if a change of name or city gives the same slug', () => {
    const before = business('1', 'Müller', 'Köln');
    expect(needsNewSlugs(before, { ...before, name: 'MUELLER', city: 'Koeln' })).toBe(false);
    expect(needsNewSlugs(before, { ...before, city: 'Bonn' })).toBe(true);
  });
});

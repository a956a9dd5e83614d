import { card, detail, usualAnswers } from '../../../test/fake-api.js';
import { pathOf } from '../../platform/api/api.js';
import { createRenderer } from './create-renderer.js';
import { pageStyles } from './page-style.js';

const places = { latitude: 49.9, longitude: 11.5 };
const found = [card({ ...places, rating: '4.4', reviewCount: 1_155, distanceKm: 3.2 })];
const answers: Record<string, unknown> = {
  ...usualAnswers,
  '/api/cities/Bayreuth/businesses': {
    city: 'Bayreuth',
    total: 1,
    page: 1,
    limit: 20,
    businesses: [card({ ...places, rating: '4.4' })],
  },
  '/api/businesses/slug/bayreuth/grunwald': detail({ ...places, urlSlug: 'bayreuth/grunwald' }),
  '/api/businesses/search': {
    businesses: found,
    total: 60,
    notice: { kind: 'nearest', place: 'Bindlach' },
    understood: null,
  },
};

const renderer = createRenderer(
  { entry: '/app.js', styles: [], fonts: [], styleOf: pageStyles(''), modulesOf: () => [] },
  '/client',
);

async function textOf(path: string): Promise<string> {
  const answer = await renderer.render({
    url: new URL(path, 'https://gewerk.example'),
    canonicalOrigin: 'https://gewerk.example',
    api: async (route, parameters): Promise<never> => answers[pathOf(route, parameters)] as never,
  });
  if (answer.kind !== 'page') throw new Error(`${path} redirects`);
  const page = new DOMParser().parseFromString(answer.html, 'text/html');
  return page.querySelector('main')?.textContent ?? '';
}

describe('a page of the mixed catalogue', () => {
  it.each(['/city/Bayreuth', '/?query=Friseur&location=Bindlach'])(
    'that is English has unspecified texts in English: %s',
    async (path) => {
      const text = await textOf(path);
      expect(text).not.toMatch(/Karte|weitere anzeigen|In „|3,2|4,4/);
      expect(text).toContain('4.4');
    },
  );

  it('that is English has map, notice, further results and distances in English', async () => {
    expect(await textOf('/city/Bayreuth')).toContain('Show map');
    const results = await textOf('/?query=Friseur&location=Bindlach');
    expect(results).toContain('Nothing in “Bindlach” itself matches.');
    expect(results).toMatch(/Show \d+ more/);
    expect(results).toContain('3.2\u00a0km');
  });

  it('that is German has them in German, and specified texts unchanged', async () => {
    const text = await textOf('/businesses?query=Friseur&location=Bindlach');
    expect(text).toContain('In „Bindlach“ selbst ist nichts Passendes eingetragen.');
    expect(text).toContain('Karte anzeigen');
    expect(text).toMatch(/\d+ weitere anzeigen/);
    expect(text).toContain('3,2\u00a0km');
    expect(text).toContain('4,4');
    expect(text).toContain('View Details');
  });
});

import { readBusiness } from './read-business.js';

describe('readBusiness', () => {
  it('PUB-ENTITY-11 reads the slug as urlSlug and as url_slug, the former first', () => {
    expect(readBusiness({ urlSlug: 'hof/eins' }).urlSlug).toBe('hof/eins');
    expect(readBusiness({ url_slug: 'hof/zwei' }).urlSlug).toBe('hof/zwei');
    expect(readBusiness({ urlSlug: 'hof/eins', url_slug: 'hof/zwei' }).urlSlug).toBe('hof/eins');
  });

  it('has no slug if there is none, or it is not a text', () => {
    expect(readBusiness({}).urlSlug).toBe('');
    expect(readBusiness({ url_slug: 7 }).urlSlug).toBe('');
  });
});

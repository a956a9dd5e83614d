import { readBusiness } from './read-business.js';

describe('readBusiness', () => {
  it('PUB-ENTITY-11 reads the slug from urlSlug, or else from url_slug', () => {
    expect(readBusiness({ urlSlug: 'hof/eins' }).urlSlug).toBe('hof/eins');
    expect(readBusiness({ url_slug: 'hof/zwei' }).urlSlug).toBe('hof/zwei');
    expect(readBusiness({ urlSlug: 'hof/eins', url_slug: 'hof/zwei' }).urlSlug).toBe('hof/eins');
  });

  it('returns an empty slug if there is none or it is not a string', () => {
    expect(readBusiness({}).urlSlug).toBe('');
    expect(readBusiness({ url_slug: 7 }).urlSlug).toBe('');
  });
});

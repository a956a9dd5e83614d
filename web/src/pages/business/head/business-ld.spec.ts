import { detail } from '../../../../test/fake-api.js';
import { jsonLdFaults } from '../../../../test/validate-json-ld.js';
import { breadcrumbLd, itemListLd, websiteLd } from '../../../shared/json-ld.js';
import { businessLd } from './business-ld.js';
import { schemaType, schemaTypes } from './schema-type.js';

const ORIGIN = 'https://gewerk.example';

describe('structured data', () => {
  it('of a business is valid by schema.org’s vocabulary for every trade and for incomplete data', () => {
    const known = detail({
      description: 'Seit 1987.',
      photos: ['https://photos.example/a.jpg'],
      email: 'post@gruenwald.example',
      priceLevel: 3,
      workingHours: { Monday: '08:00-12:00, 13:00-18:00', Saturday: 'Open 24 hours', Sunday: 'Closed' },
    });
    expect(jsonLdFaults(businessLd(ORIGIN, known))).toEqual([]);
    const bare = detail({
      address: null,
      postalCode: null,
      phone: null,
      website: null,
      latitude: null,
      category: null,
    });
    expect(jsonLdFaults(businessLd(ORIGIN, bare))).toEqual([]);
    const closed = detail({ workingHours: { Monday: 'Closed' } });
    expect(jsonLdFaults(businessLd(ORIGIN, closed))).toEqual([]);
    for (const type of schemaTypes) {
      expect(jsonLdFaults({ ...businessLd(ORIGIN, known), '@type': type })).toEqual([]);
    }
    expect(schemaType('Drechslerei', [])).toBe('LocalBusiness');
  });

  it('has the photo’s address on this site and the times of each span', () => {
    const business = detail({
      photos: ['https://photos.example/a.jpg'],
      workingHours: { Monday: '08:00-12:00, 13:00-18:00', Sunday: 'Closed' },
    });
    expect(businessLd(ORIGIN, business)).toMatchObject({
      image: expect.stringMatching(`^${ORIGIN}/media/photos/`),
      openingHoursSpecification: [
        { dayOfWeek: 'https://schema.org/Monday', opens: '08:00', closes: '12:00' },
        { dayOfWeek: 'https://schema.org/Monday', opens: '13:00', closes: '18:00' },
      ],
    });
  });

  it('of lists, breadcrumbs and the site is valid too', () => {
    const steps = [
      ['Home', '/'],
      ['Bayreuth', '/city/Bayreuth'],
    ] as const;
    expect(jsonLdFaults(breadcrumbLd(ORIGIN, steps))).toEqual([]);
    expect(jsonLdFaults(itemListLd(ORIGIN, 'Businesses', [detail()]))).toEqual([]);
    expect(jsonLdFaults(websiteLd(ORIGIN, 'Gewerk'))).toEqual([]);
  });

  it('that is invalid is detected by the check', () => {
    const right = businessLd(ORIGIN, detail());
    const faultsOf = (changes: object): string[] => jsonLdFaults({ ...right, ...changes });
    expect(faultsOf({ '@type': 'CarWorkshop' })).toHaveLength(1);
    expect(faultsOf({ telefone: '1' })).toEqual(['$.telefone: AutoRepair has no such property']);
    expect(faultsOf({ geo: { '@type': 'PostalAddress', addressLocality: 'x' } })).toHaveLength(1);
    expect(faultsOf({ address: { '@type': 'PostalAddress', latitude: 1 } })).toHaveLength(1);
    expect(
      faultsOf({ openingHoursSpecification: [{ '@type': 'OpeningHoursSpecification', opens: '8 Uhr' }] }),
    ).toHaveLength(1);
    expect(faultsOf({ openingHoursSpecification: [] })).toHaveLength(1);
    expect(faultsOf({ '@context': 'https://schema.example' })).toHaveLength(1);
  });
});

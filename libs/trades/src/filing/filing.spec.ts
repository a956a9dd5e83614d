import { classify } from '../classify.js';
import { filedTrade } from '../trade-of.js';
import { openStreetMapTables } from './openstreetmap/index.js';
import { sourceNames } from './source-names.js';

const filed = (source: Parameters<typeof filedTrade>[0]): string | undefined => {
  const { trade, isBusiness } = filedTrade(source);
  return isBusiness ? trade?.key : 'no business';
};

describe('the tables of values', () => {
  it.each([...Object.entries(openStreetMapTables), ['names', sourceNames] as const])(
    'contain each value of %s once',
    (_key, table) => {
      const values = Object.values(table).flatMap((list) => list.split(', '));
      expect(values).toEqual([...new Set(values)]);
      expect(values).not.toContain('');
    },
  );
});

describe('filedTrade', () => {
  it.each([
    [{ type: 'shop', category: 'bakery' }, 'baeckerei'],
    [{ type: 'shop', category: 'car_repair' }, 'kfz-werkstatt'],
    [{ category: 'shop=fuel' }, 'baumarkt'],
    [{ category: 'KFZ-Werkstatt', subtypes: ['KFZ-Werkstatt', 'Klimaservice'] }, 'kfz-werkstatt'],
    [{ category: 'amenity:fuel' }, 'tankstelle'],
    [{ type: 'leisure', category: 'fishing' }, 'no business'],
    [{ type: 'shop', category: 'fishing' }, 'sport-freizeit'],
    [{ type: 'tourism', category: 'trail riding station' }, 'hotel'],
    [{ type: 'amenity', category: 'stables' }, 'fitness-sport'],
    [{ type: 'office', category: 'religion' }, 'behoerde'],
    [{ type: 'amenity', category: 'place of worship' }, 'no business'],
    [{ category: 'Evangelische Kirche' }, 'no business'],
    [{ category: 'Parking lot' }, 'no business'],
    [{ category: 'Bushaltestelle' }, 'no business'],
    [{ category: 'Tennis court' }, 'fitness-sport'],
    [{ type: 'historic', category: 'anything at all' }, 'no business'],
    [{ type: 'amenity', category: 'events_venue' }, 'kultur-unterhaltung'],
    [{ type: 'amenity', category: 'conference_centre' }, 'kultur-unterhaltung'],
    [{ category: 'Wedding venue' }, 'kultur-unterhaltung'],
    [{ category: 'Stadthalle' }, 'kultur-unterhaltung'],
    [{ type: 'leisure', category: 'thermal bath' }, 'fitness-sport'],
    [{ category: 'Thermal baths' }, 'fitness-sport'],
    [{ type: 'office', category: 'newspaper' }, 'buero-beratung'],
    [{ category: 'Newspaper publisher' }, 'buero-beratung'],
    [{ type: 'amenity', category: 'canteen' }, 'restaurant'],
    [{ type: 'shop', category: 'camera' }, 'fotograf'],
    [{ type: 'shop', category: 'tea' }, 'supermarkt'],
    [{ type: 'office', category: 'translator' }, 'buero-beratung'],
    [{ type: 'craft', category: 'translator' }, 'buero-beratung'],
    [{ category: 'Court interpreter' }, 'buero-beratung'],
    [{ type: 'shop', category: 'antiques' }, 'second-hand'],
    [{ category: 'Antique store' }, 'second-hand'],
    [{ type: 'shop', category: 'kiosk' }, 'supermarkt'],
    [{ category: 'Insurance attorney' }, 'rechtsanwalt'],
    [{ category: 'Ice hockey club' }, 'fitness-sport'],
    [{ category: 'Night club' }, 'bar-kneipe'],
    [{ category: 'Judo school' }, 'fitness-sport'],
    [{ category: 'Yoga instructor' }, 'kurse-nachhilfe'],
    [{ category: 'Honda dealer' }, 'autohaendler'],
    [{ category: 'Justice department' }, 'behoerde'],
    [{ category: 'Leather coats store' }, 'mode'],
    [{ category: 'Natural foods store' }, 'supermarkt'],
    [{ category: 'Medical office' }, 'arzt'],
    [{ category: 'Hot water system supplier' }, 'heizung-klima'],
    [{ category: 'Mountain cable car' }, 'taxi'],
    [{ category: 'Auskunftei' }, 'versicherung'],
    [{ category: 'Auskunfteien' }, 'versicherung'],
    [{ category: 'Inkassobüro' }, 'rechtsanwalt'],
    [{ category: 'Energieversorger' }, 'buero-beratung'],
    [{ category: 'Stadtwerke' }, 'buero-beratung'],
    [{ category: 'Foreclosure service' }, 'rechtsanwalt'],
    [{ type: 'amenity', category: 'osmica' }, 'restaurant'],
    [{ category: 'Verkehr' }, 'taxi'],
    [{ category: 'Verkehrsverbund' }, 'taxi'],
    [{ category: 'Taxi' }, 'taxi'],
    [{ type: 'office', category: 'taxi' }, 'taxi'],
    [{ type: 'amenity', category: 'taxi' }, 'no business'],
    [{ type: 'amenity', category: 'social_centre' }, 'behoerde'],
    [{ type: 'amenity', category: 'mobile_money_agent' }, 'bank'],
    [{ type: 'amenity', category: 'leisure' }, 'kultur-unterhaltung'],
    [{ type: 'shop', category: 'money' }, 'bank'],
    [{ type: 'office', category: 'debt_collector' }, 'rechtsanwalt'],
    [{ category: 'Lebensmittelhandel' }, 'supermarkt'],
    [{ category: 'Tabaktrafik' }, 'buecher-schreibwaren'],
    [{ category: 'Ordination' }, 'arzt'],
  ])('files %j as %s', (source, expected) => {
    expect(filed(source)).toBe(expected);
  });

  it('uses a cuisine or a kind of information that indicates another trade', () => {
    const restaurant = { type: 'amenity', category: 'restaurant' };
    expect(filed({ ...restaurant, subtypes: ['restaurant', 'pizza'] })).toBe('pizzeria');
    expect(filed({ ...restaurant, subtypes: ['restaurant', 'regional'] })).toBe('restaurant');
    const information = { type: 'tourism', category: 'information' };
    expect(filed({ ...information, subtypes: ['information', 'office'] })).toBe('reisebuero');
    expect(filed({ ...information, subtypes: ['information', 'board'] })).toBe('no business');
  });

  it.each([
    ['Knörrer Druck', 'drucker-kopie'],
    ['Müller Druck GmbH', 'drucker-kopie'],
    ['Schmidt Bau GmbH', 'bauunternehmen'],
    ['Dachbau Ernst', 'dachdecker'],
    ['Foto Weber', 'fotograf'],
    ['Taxi Blitz', 'taxi'],
    ['Salon Petra', 'friseur'],
    ['Kita Sonnenschein', 'kindergarten'],
    ['Küchen Aktuell', 'moebel'],
    ['Kuchen Aktuell', 'cafe'],
    ['Bauer Druckluft', 'buero-beratung'],
    ['Taxis & Partner', 'buero-beratung'],
  ])('files the company %s by the short words in its name', (name, expected) => {
    expect(filed({ type: 'office', category: 'company', name })).toBe(expected);
  });

  it.each([
    ['Taxi Blitz', 'taxi'],
    ['Taxiunternehmen Huber', 'taxi'],
    ['Sankt-Veit-Straße', 'no business'],
    ['Taxistand Marktplatz', 'no business'],
    ['Taxi', 'no business'],
    ['Flughafen', 'no business'],
  ])('distinguishes taxi firms from taxi ranks by the name %s', (name, expected) => {
    expect(filed({ type: 'amenity', category: 'taxi', name })).toBe(expected);
  });

  it.each([
    ['Linden-Apotheke', 'apotheke'],
    ['Huber & Partner', 'buero-beratung'],
  ])('uses the name of a business of the free professions: %s', (name, expected) => {
    expect(filed({ category: 'Freie Berufe', name })).toBe(expected);
  });

  it('uses the name only if the value says little', () => {
    expect(filed({ type: 'office', category: 'company', name: 'Druckerei Huber' })).toBe('drucker-kopie');
    expect(filed({ type: 'office', category: 'company', name: 'Schneider & Ozga oHG' })).toBe(
      'buero-beratung',
    );
    expect(filed({ type: 'office', category: 'tax', name: 'Finanzamt Waldviertel' })).toBe('behoerde');
    expect(filed({ type: 'tourism', category: 'information', name: 'Tourist-Information Krems' })).toBe(
      'reisebuero',
    );
    expect(filed({ type: 'tourism', category: 'information', name: 'Galgenberg' })).toBe('no business');
    expect(filed({ type: 'tourism', category: 'information', name: 'Seilbahn' })).toBe('no business');
    expect(filed({ type: 'amenity', category: 'parking', name: 'Zahnarzt Dr. Huber' })).toBe('no business');
    expect(filed({ type: 'shop', category: 'bakery', name: 'Metzgerei Huber' })).toBe('baeckerei');
    expect(filed({ type: 'shop', category: 'yes', name: 'Aral Autohof' })).toBe('tankstelle');
    expect(filed({ type: 'amenity', category: 'parking', name: 'Aral' })).toBe('no business');
    expect(filed({ type: 'shop', category: 'craft', name: 'Knörrer Druck' })).toBe('drucker-kopie');
    expect(filed({ type: 'shop', category: 'yes', name: 'Haarstudio Anna' })).toBe('friseur');
    expect(filed({ type: 'shop', category: 'yes', name: 'Kita Huber' })).toBe('einzelhandel');
  });

  it('uses each business’s own name if the values are the same, and distinguishes equal values of different types', () => {
    const company = { type: 'office', category: 'company' };
    const before = filed({ ...company, name: 'Druckerei Huber' });
    expect(filed({ ...company, name: 'Bäckerei Huber' })).toBe('baeckerei');
    expect(filed({ ...company, name: 'Druckerei Huber' })).toBe(before);
    expect(filed({ type: 'shop', category: 'fishing' })).toBe('sport-freizeit');
    expect(filed({ type: 'leisure', category: 'fishing' })).toBe('no business');
  });

  it('files a place that is no business under sonstiges', () => {
    expect(classify({ type: 'amenity', category: 'parking' })).toEqual({
      trade: undefined,
      categorySlugs: ['sonstiges'],
      isBusiness: false,
    });
  });
});

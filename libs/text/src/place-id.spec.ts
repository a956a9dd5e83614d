import { derivePlaceId, formerPlaceId } from './place-id.js';

describe('a derived place id', () => {
  const idOf = (name: string, city = 'Berlin') => derivePlaceId({ name, city });

  it('distinguishes names of other scripts that a transliteration makes the same', () => {
    expect(idOf('東亭')).not.toBe(idOf('冬庭'));
    expect(idOf('Restaurant 東亭')).not.toBe(idOf('Restaurant 冬庭'));
    expect(idOf('Шины', 'Москва')).not.toBe(idOf('Shiny', 'Moskva'));
  });

  it('is the same for texts that differ only in width, case or punctuation', () => {
    expect(idOf('ｶﾞﾚｰｼﾞ')).toBe(idOf('ガレージ'));
    expect(idOf('ШИНЫ - Центр')).toBe(idOf('шины центр'));
  });

  it('has a former value if a part is in another script', () => {
    const former = formerPlaceId({ name: 'Шины', city: 'Berlin' });
    expect(former).toBe(idOf('Shiny'));
    expect(former).not.toBe(idOf('Шины'));
    expect(formerPlaceId({ name: 'Müller', city: 'Москва' })).not.toBeNull();
    expect(
      formerPlaceId({ name: 'Müller & Söhne', address: 'Hauptstraße 1', postalCode: '95444' }),
    ).toBeNull();
  });

  it('is unchanged for Latin text', () => {
    expect(derivePlaceId({ name: 'Müller & Söhne', address: 'Hauptstraße 1', postalCode: '95444' })).toBe(
      'gw_ostxctv07ur4cwulx4vrslho',
    );
    expect(idOf('Mueller GmbH')).toBe(idOf('MÜLLER  GmbH'));
  });
});

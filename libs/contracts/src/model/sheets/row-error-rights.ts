/** Fields of a row whose format people may not be able to guess. */
export type FormedField =
  | 'countryCode'
  | 'latitude'
  | 'longitude'
  | 'email'
  | 'website'
  | 'rating'
  | 'reviewCount'
  | 'reviewsPerScore'
  | 'reviewsLink'
  | 'photosCount'
  | 'hours'
  | 'verified'
  | 'priceLevel'
  | 'businessStatus'
  | 'postStatus';

/** What a valid value of each field looks like. */
type RowRights = Readonly<Record<FormedField, string>>;

const WEBSITE = 'https://www.example.com';
const SCORES = '{"1": 9, "5": 471}';
const WEEK = 'Mo-Fr 08:00-17:00; Sa 09:00-12:00';
const STATES = 'OPERATIONAL, CLOSED_TEMPORARILY';

export const rowRightsInEnglish: RowRights = {
  countryCode: 'two letters such as DE, AT or CH',
  latitude: 'a number from -90 to 90',
  longitude: 'a number from -180 to 180',
  email: 'an address such as info@example.com',
  website: `an address such as ${WEBSITE}`,
  rating: 'a number from 1 to 5, or empty if there is no rating yet',
  reviewCount: 'a whole number, 0 or more',
  reviewsPerScore: `counts for the scores 1 to 5 such as ${SCORES}`,
  reviewsLink: `an address such as ${WEBSITE}`,
  photosCount: 'a whole number, 0 or more',
  hours: `a week such as '${WEEK}'`,
  verified: 'yes or no',
  priceLevel: 'one to five currency signs',
  businessStatus: `${STATES} or CLOSED_PERMANENTLY`,
  postStatus: "'publish': only published entries are imported",
};

const rowRightsInGerman: RowRights = {
  countryCode: 'zwei Buchstaben wie DE, AT oder CH',
  latitude: 'eine Zahl von -90 bis 90',
  longitude: 'eine Zahl von -180 bis 180',
  email: 'eine Adresse wie info@example.com',
  website: `eine Adresse wie ${WEBSITE}`,
  rating: 'eine Zahl von 1 bis 5, oder nichts, wo es noch keine gibt',
  reviewCount: 'eine ganze Zahl ab 0',
  reviewsPerScore: `Anzahlen für 1 bis 5 Sterne wie ${SCORES}`,
  reviewsLink: `eine Adresse wie ${WEBSITE}`,
  photosCount: 'eine ganze Zahl ab 0',
  hours: `eine Woche wie „${WEEK}“`,
  verified: 'ja oder nein',
  priceLevel: 'ein bis fünf Währungszeichen',
  businessStatus: `${STATES} oder CLOSED_PERMANENTLY`,
  postStatus: '„publish“; nur veröffentlichte Einträge werden importiert',
};

const rowRightsInTurkish: RowRights = {
  countryCode: 'DE, AT, CH gibi iki harf',
  latitude: '-90 ile 90 arasında bir sayı',
  longitude: '-180 ile 180 arasında bir sayı',
  email: 'info@example.com gibi bir adres',
  website: `${WEBSITE} gibi bir adres`,
  rating: '1 ile 5 arasında bir sayı, henüz yoksa boş',
  reviewCount: '0 ya da daha büyük bir tam sayı',
  reviewsPerScore: `1 ile 5 arası puanlar için sayılar, ${SCORES} gibi`,
  reviewsLink: `${WEBSITE} gibi bir adres`,
  photosCount: '0 ya da daha büyük bir tam sayı',
  hours: `“${WEEK}” gibi bir hafta`,
  verified: 'evet ya da hayır',
  priceLevel: 'bir ile beş arası para birimi işareti',
  businessStatus: `${STATES} ya da CLOSED_PERMANENTLY`,
  postStatus: '“publish”; yalnız yayımlanmış kayıtlar içe aktarılır',
};

interface RightsInLanguage {
  readonly rights: RowRights;
  /** Appended to a sentence: what would be valid. */
  readonly right: (what: string) => string;
}

const languages: Readonly<Record<'de' | 'en' | 'tr', RightsInLanguage>> = {
  de: { rights: rowRightsInGerman, right: (what) => `Richtig ist ${what}.` },
  en: { rights: rowRightsInEnglish, right: (what) => `It must be ${what}.` },
  tr: { rights: rowRightsInTurkish, right: (what) => `Doğrusu: ${what}.` },
};

/** Codes for a wrong value, where it helps to know what would be valid. */
const ILL_FORMED: ReadonlySet<string> = new Set(['invalid', 'unreadable']);

/** The sentence for a row or a note, followed by what would be valid if its field has a fixed format. */
export function withRight(
  sentence: string,
  { code, field }: { readonly code: string; readonly field: string },
  language: keyof typeof languages,
): string {
  const { rights, right } = languages[language];
  const known: Readonly<Record<string, string>> = rights;
  const what = ILL_FORMED.has(code) ? known[field] : undefined;
  return what === undefined ? sentence : `${sentence} ${right(what)}`;
}

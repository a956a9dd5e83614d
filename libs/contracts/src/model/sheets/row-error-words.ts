import type { ReportedRow } from '../../bus/directory/imports/upsert-businesses.js';

/** Words for rows that an import rejected, on the panel's screen and in the sheet of failed rows. */
export interface RowErrorWords {
  /** Field names in plain words; `postStatus` is the column that states whether a row is published. */
  readonly labels: Readonly<Record<RowErrorField, string>>;
  /** The value is '' if the row has none. */
  readonly sentences: Readonly<Record<ReportedRow['code'], (label: string, value: string) => string>>;
}

/** The fields of a business that rows fill. */
export type RowErrorField =
  | 'placeId'
  | 'name'
  | 'category'
  | 'type'
  | 'subtypes'
  | 'description'
  | 'address'
  | 'fullAddress'
  | 'city'
  | 'postalCode'
  | 'state'
  | 'country'
  | 'countryCode'
  | 'latitude'
  | 'longitude'
  | 'phone'
  | 'email'
  | 'website'
  | 'rating'
  | 'reviewCount'
  | 'reviewsPerScore'
  | 'reviewsLink'
  | 'photos'
  | 'photosCount'
  | 'hours'
  | 'about'
  | 'verified'
  | 'priceLevel'
  | 'businessStatus'
  | 'postStatus';

export const rowErrorsInGerman: RowErrorWords = {
  labels: {
    placeId: 'Kennung (place_id)',
    name: 'Name des Betriebs',
    category: 'Kategorie',
    type: 'Art',
    subtypes: 'Unterarten',
    description: 'Beschreibung',
    address: 'Anschrift',
    fullAddress: 'Vollständige Anschrift',
    city: 'Ort',
    postalCode: 'Postleitzahl',
    state: 'Bundesland',
    country: 'Land',
    countryCode: 'Länderkürzel',
    latitude: 'Breitengrad',
    longitude: 'Längengrad',
    phone: 'Telefon',
    email: 'E-Mail',
    website: 'Website',
    rating: 'Bewertung',
    reviewCount: 'Anzahl der Bewertungen',
    reviewsPerScore: 'Bewertungen nach Sternen',
    reviewsLink: 'Link zu den Bewertungen',
    photos: 'Fotos',
    photosCount: 'Anzahl der Fotos',
    hours: 'Öffnungszeiten',
    about: 'Weitere Angaben',
    verified: 'Geprüft',
    priceLevel: 'Preisniveau',
    businessStatus: 'Betriebsstatus',
    postStatus: 'Veröffentlicht',
  },
  sentences: {
    missing: (label) => `${label} fehlt.`,
    invalid: (label, value) => `${label}: „${value}“ ist nicht gültig.`,
    'too-long': (label, value) => `${label}: „${value}“ ist zu lang.`,
    unreadable: (label, value) => `${label}: „${value}“ ist nicht lesbar.`,
    'left-out': (_label, value) =>
      `Die Zeile wurde ausgelassen: für die Kategorie „${value}“ war Überspringen gewählt.`,
    suppressed: () => 'Dieser Betrieb wurde auf Verlangen der Person entfernt und steht auf der Sperrliste.',
  },
};

export const rowErrorsInTurkish: RowErrorWords = {
  labels: {
    placeId: 'Kimlik (place_id)',
    name: 'İşletme adı',
    category: 'Kategori',
    type: 'Tür',
    subtypes: 'Alt türler',
    description: 'Açıklama',
    address: 'Adres',
    fullAddress: 'Tam adres',
    city: 'Şehir',
    postalCode: 'Posta kodu',
    state: 'Eyalet',
    country: 'Ülke',
    countryCode: 'Ülke kodu',
    latitude: 'Enlem',
    longitude: 'Boylam',
    phone: 'Telefon',
    email: 'E-posta',
    website: 'Web sitesi',
    rating: 'Puan',
    reviewCount: 'Yorum sayısı',
    reviewsPerScore: 'Puanlara göre yorumlar',
    reviewsLink: 'Yorum bağlantısı',
    photos: 'Fotoğraflar',
    photosCount: 'Fotoğraf sayısı',
    hours: 'Çalışma saatleri',
    about: 'Ek bilgiler',
    verified: 'Doğrulanmış',
    priceLevel: 'Fiyat düzeyi',
    businessStatus: 'İşletme durumu',
    postStatus: 'Yayın durumu',
  },
  sentences: {
    missing: (label) => `${label} eksik.`,
    invalid: (label, value) => `${label}: “${value}” geçerli değil.`,
    'too-long': (label, value) => `${label}: “${value}” çok uzun.`,
    unreadable: (label, value) => `${label}: “${value}” okunamadı.`,
    'left-out': (_label, value) => `Satır atlandı: “${value}” kategorisi için atla seçildi.`,
    suppressed: () => 'Bu işletme kişinin isteğiyle kaldırıldı ve engelleme listesinde.',
  },
};

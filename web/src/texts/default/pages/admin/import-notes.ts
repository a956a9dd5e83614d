import type { RowNoteCode } from '@gewerk/contracts/bus';

const count = (value: number): string => value.toLocaleString('tr-TR');

/**
 * Describes what happened to a field; `value` is the row's value, and `result` is what was stored or meant
 * instead.
 */
type Sentence = (field: string, value: string, result: string) => string;

const sentences: Readonly<Record<RowNoteCode, Sentence>> = {
  invalid: (field, value) => `${field}: “${value}” geçerli değil, bu alan boş bırakıldı.`,
  'too-long': (field, value) => `${field}: “${value}” çok uzun, alınmadı.`,
  unreadable: (field, value) => `${field}: “${value}” okunamadı, bu alan boş bırakıldı.`,
  kept: (field, value) => `${field}: elle düzenlendiği için korundu; “${value}” alınmadı.`,
  inferred: (field, _, result) =>
    `${field}: “${result}”, satırın diğer alanlarından veya birleştirilmiş bir hücreden anlaşıldı.`,
  corrected: (field, value, result) => `${field}: “${value}” yerine “${result}” kaydedildi.`,
  doubtful: (field, value, result) =>
    `${field}: “${value}” olduğu gibi kaydedildi, diğer alanlara göre “${result}” olmalı.`,
  misspelt: (field, value, result) =>
    `${field}: “${value}” olduğu gibi kaydedildi; “${result}” yanlış yazılmış olabilir.`,
};

/** The notes of an import on rows that were stored with changes. */
export const importNotes = {
  noted: 'Notlu',
  leftOut: 'Bunlardan sizin atladıklarınız',
  ofThemLeftOut: (rows: number) => `${count(rows)} atlandı`,
  furtherNotes: (notes: number) => `${count(notes)} not daha`,
  list: 'Notla içe aktarılan satırlar',
  sentences,
  hint: 'Notlu satırlar içe aktarılır; okunamayan alanları boş kalır.',
  outcome: 'Sonuç',
  outcomes: {
    created: 'Yeni',
    changed: 'Değişecek',
    unchanged: 'Aynı kalacak',
    duplicate: 'Yinelenen',
    error: 'Hatalı',
  },
  onlyProblems: 'Yalnızca sorunlu satırlar',
  firstProblems: (value: number) => `Sorunlu ilk ${value.toLocaleString('tr-TR')} satır`,
  noProblems: 'Bu satırlarda sorun yok.',
  report: (rows: number) => `Önizleme raporunu indir (CSV, sorunlu ${rows.toLocaleString('tr-TR')} satır)`,
  reportFile: 'onizleme.csv' as string,
  problem: 'Neden',
} as const;

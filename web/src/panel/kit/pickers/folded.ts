/** A text without case and diacritics, for comparing the panel's texts with typed ones. */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i');

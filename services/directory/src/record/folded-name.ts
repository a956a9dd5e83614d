/** A name without case, legal form, punctuation and spaces. */
export const foldedName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\b(?:gmbh|ug|ag|kg|ohg|gbr|e\.?\s?k\.?|co)\b/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '');

import { fold, remembered } from '@gewerk/text';

const CODE = /^[A-Z]{2}$/;
const LANGUAGES = ['de', 'en', 'tr'] as const;

const MAX_CODES = 26 * 26;
/** ISO's code for an unknown country. */
const NO_COUNTRY = 'ZZ';

const german = new Intl.DisplayNames(['de'], { type: 'region', fallback: 'none' });
const germanName = remembered(MAX_CODES, (code) => (code === NO_COUNTRY ? '' : (german.of(code) ?? '')));

/** Names that are missing from the country lists of all languages. */
const otherNames: Readonly<Record<string, string>> = {
  brd: 'DE',
  d: 'DE',
  deu: 'DE',
  ger: 'DE',
  'bundesrepublik deutschland': 'DE',
  aut: 'AT',
  che: 'CH',
  usa: 'US',
  uk: 'GB',
};

function allCodes(): string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => germanName(code) !== '');
}

let codesByName: Map<string, string> | undefined;

function namesToCodes(): Map<string, string> {
  if (codesByName) return codesByName;
  const codes = new Map(Object.entries(otherNames));
  for (const language of LANGUAGES) {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    for (const code of allCodes()) {
      const name = names.of(code);
      if (name && !codes.has(fold(name))) codes.set(fold(name), code);
    }
  }
  codesByName = codes;
  return codes;
}

/** The ISO 3166-1 alpha-2 code of a country that is given by its code or by its German, English or Turkish name. */
export function countryCodeOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const code = text.toUpperCase();
  if (CODE.test(code) && germanName(code) !== '') return code === 'UK' ? 'GB' : code;
  return namesToCodes().get(fold(text));
}

/** The German name of a country. */
export const countryName = (code: string): string | undefined => germanName(code) || undefined;

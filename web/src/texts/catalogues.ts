import { defaultTexts } from './default/index.js';
import type { Tint } from './text-types.js';

/** Same keys, any wording: what each catalogue has to provide. */
export type CatalogueOf<T> = T extends Tint
  ? Tint
  : T extends string
    ? string
    : T extends (...input: infer Input) => string
      ? (...input: Input) => string
      : { readonly [Key in keyof T]: CatalogueOf<T[Key]> };

export type Texts = CatalogueOf<typeof defaultTexts>;

type Loader = () => Promise<Texts>;

/** Catalogues that `?lang=` selects, each loaded when first asked for. The default one has no name in the address. */
const loaders: Readonly<Record<string, Loader>> = {};

/** The name of a catalogue that `?lang=` asks for, or null for the default one. */
export function catalogueName(search: URLSearchParams): string | null {
  const asked = search.get('lang');
  return asked !== null && Object.hasOwn(loaders, asked) ? asked : null;
}

/** The texts of a catalogue; the default catalogue for null. */
export async function loadTexts(name: string | null): Promise<Texts> {
  const load = name === null ? undefined : loaders[name];
  return load ? load() : defaultTexts;
}

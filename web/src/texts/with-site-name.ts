import { defaultSiteIdentity } from '@gewerk/contracts';
import type { Texts } from './catalogue-types.js';

/**
 * A catalogue in which the operator's name for the site replaces the default one; unchanged if the site has the
 * default name.
 */
export function withSiteName(texts: Texts, name: string): Texts {
  if (name === defaultSiteIdentity.name) return texts;
  const named = (text: string) => text.replace(defaultSiteIdentity.name, () => name);
  const { brand } = texts.common;
  return {
    ...texts,
    common: {
      ...texts.common,
      brand: { name: named(brand.name), global: named(brand.global), portal: named(brand.portal) },
    },
  };
}

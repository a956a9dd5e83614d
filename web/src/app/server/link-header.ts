import type { Assets } from './assets.js';

/** The `Link` header that lets browsers and proxies fetch early what the first sight of every document needs. */
export function linkHeader(assets: Assets): string {
  return [
    ...assets.styles.map((href) => `<${href}>; rel=preload; as=style`),
    ...assets.fonts.map((href) => `<${href}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
  ].join(', ');
}

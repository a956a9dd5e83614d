import type { Assets } from './assets.js';

/** Header by which browsers and proxies load early what every document shows first. */
export function linkHeader(assets: Assets): string {
  return [
    ...assets.styles.map((href) => `<${href}>; rel=preload; as=style`),
    ...assets.fonts.map((href) => `<${href}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
  ].join(', ');
}

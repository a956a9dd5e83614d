/** Header that makes browsers and proxies preload what a document shows first. */
export function linkHeader(styles: readonly string[], fonts: readonly string[]): string {
  return [
    ...styles.map((href) => `<${href}>; rel=preload; as=style`),
    ...fonts.map((href) => `<${href}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
  ].join(', ');
}

/** Header that makes browsers and proxies preload the files that a document needs first. */
export function linkHeader(styles: readonly string[], fonts: readonly string[]): string {
  return [
    ...styles.map((href) => `<${href}>; rel=preload; as=style`),
    ...fonts.map((href) => `<${href}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
  ].join(', ');
}

/** Files that browsers and scanners guess at. Names of cities have points too, but none of these ends. */
const FILE =
  /^[^?]*(?:\/\.[^/?]*|\.(?:avif|bak|css|env|eot|gif|gz|ico|ini|jpe?g|js|json|log|map|mjs|mp4|php|png|sql|svg|tar|ttf|txt|webmanifest|webp|woff2?|xml|ya?ml|zip))(?:[/?]|$)/i;

/** Addresses of data and files are answered by what has them, with a problem document where nothing has. */
export function isPageAddress(url: string): boolean {
  return !/^\/(?:api|assets|demo-pictures|media)(?:[/?]|$)/.test(url);
}

/** Whether an address has the form of a file's: what is missing there gets a short answer instead of a page. */
export const isFileAddress = (url: string): boolean => FILE.test(url);

/**
 * An address as the router is given it. The router refuses a path that it cannot decode before anything could answer by a page: such a
 * page's path is spelt as the letters that it is written with.
 */
export function routableAddress(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  if (!path.includes('%') || !isPageAddress(url) || isDecodable(path)) return url;
  return path.replaceAll('%', '%25') + url.slice(path.length);
}

export function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** File names that browsers and scanners guess. City names may contain dots too, but none ends like these. */
const FILE =
  /^[^?]*(?:\/\.[^/?]*|\.(?:avif|bak|css|env|eot|gif|gz|ico|ini|jpe?g|js|json|log|map|mjs|mp4|php|png|sql|svg|tar|ttf|txt|webmanifest|webp|woff2?|xml|ya?ml|zip))(?:[/?]|$)/i;

/**
 * Addresses of data and files are served by their own routes; if nothing exists at such an address, the response is a
 * problem document.
 */
export function isPageAddress(url: string): boolean {
  return !/^\/(?:api|assets|demo-pictures|media)(?:[/?]|$)/.test(url);
}

/** Whether an address looks like a file's: if the file is missing, the response is short instead of a page. */
export const isFileAddress = (url: string): boolean => FILE.test(url);

/**
 * The address as given to the router. The router would reject a path that it cannot decode before a page
 * could answer it, so the invalid characters of such a path are escaped.
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

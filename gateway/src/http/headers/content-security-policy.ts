/** The properties of a page that its policy depends on. Hashes are given without quotes: `sha256-…`. */
export interface PagePolicy {
  scriptHashes: readonly string[];
  styleHashes: readonly string[];
  /** The operator's snippets run on the page and may load from anywhere over https. */
  hasSnippets: boolean;
  /** The panel shows previews in frames of this site. */
  framesOwn?: boolean;
}

const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`).join(' ');

/**
 * Allows scripts by hash, so cached pages are the same for everyone; 'strict-dynamic' covers what these scripts
 * load. For snippets it also allows what vendors use in them: inline styles (a hash next to 'unsafe-inline'
 * would disable that), style sheets, fonts, frames, media and sockets.
 */
export function contentSecurityPolicy(page: PagePolicy): string {
  const open = (sources: string): string => (page.hasSnippets ? ` ${sources}` : '');
  return [
    "default-src 'self'",
    `script-src ${quoted(page.scriptHashes)} 'strict-dynamic'`,
    `style-src 'self' ${page.hasSnippets ? "'unsafe-inline' https:" : quoted(page.styleHashes)}`,
    `img-src 'self' data:${open('blob: https:')}`,
    `connect-src 'self'${open('https: wss:')}`,
    `frame-src ${frameSources(page)}`,
    `font-src 'self'${open('data: https:')}`,
    `media-src 'self'${open('data: blob: https:')}`,
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function frameSources({ hasSnippets, framesOwn }: PagePolicy): string {
  if (framesOwn) return "'self'";
  return hasSnippets ? 'https:' : "'none'";
}

/** Responses that are not pages load nothing. */
export const NO_CONTENT_POLICY = "default-src 'none'; frame-ancestors 'none'";

import type { Problem } from '@gewerk/contracts';

/**
 * What the gateway and the server-side renderer agree on. The gateway imports `createRenderer` and these types from
 * `@gewerk/web/server` and nothing else; static files stand in `dist/client` (see {@link Renderer.clientFolder}).
 */

/**
 * Reads the public API, in the gateway's own process.
 *
 * @param path Path of a public route with every parameter percent-encoded, e.g. `/api/cities/M%C3%BCnchen/businesses`.
 * @param query Query parameters as they would stand in the address; absent ones are left out, never empty.
 * @returns The parsed JSON answer.
 * Rejects with an {@link ApiFailure} for every answer that is not 2xx.
 */
export type ApiFetch = (path: string, query?: Readonly<Record<string, string>>) => Promise<unknown>;

/** The rejection of an {@link ApiFetch}. Anything else that is thrown counts as status 500. */
export interface ApiFailure {
  readonly status: number;
  readonly problem: Pick<Problem, 'detail'> & Partial<Problem>;
}

export interface RenderRequest {
  /** Address asked for; path, `query` parameters and `lang` are read from it, its origin is not. */
  readonly url: URL;
  /** Origin of canonical links and share images, e.g. `https://gewerk.example`, without a closing slash. */
  readonly canonicalOrigin: string;
  readonly api: ApiFetch;
  /** Told of every call that failed for another reason than 404, so that it can be logged with the request id. */
  readonly report?: (failure: { readonly path: string; readonly error: unknown }) => void;
}

/** What must drop a cached page. A page depends on all that are listed. */
export type Dependency =
  /** The site settings (snippets, title, description): every page. */
  | 'settings'
  /**
   * Figures and lists of the whole directory, which any changed business may alter: the footer's total, the map, popular
   * businesses, categories. Nearly every page depends on it; dropping these at most every some seconds is enough.
   */
  | 'directory'
  /** A business shown, by id. */
  | `business:${string}`
  /** A list of a city's businesses, by the city's slug, as in `directory.business.changed`. */
  | `city:${string}`
  /** A list of a category's businesses, by slug. */
  | `category:${string}`
  /** The answer of a search. */
  | 'search';

/** What a page is to the statistics: the page of one business, or the answer to a text that was searched. */
export type Counted =
  | { readonly kind: 'view'; readonly business: string }
  | { readonly kind: 'search'; readonly text: string; readonly found: boolean };

interface RenderedAnswer {
  readonly dependencies: readonly Dependency[];
  /** False where a call failed, so that the answer shows a fallback: it must not be kept. */
  readonly cacheable: boolean;
}

/** A whole document. */
export interface RenderedPage extends RenderedAnswer {
  readonly kind: 'page';
  /** 200; 400 for parameters that are invalid; 404 for an unknown business, category or route; else the failing call's status. */
  readonly status: number;
  /** The document from its doctype on, UTF-8. */
  readonly html: string;
  /** Sources for the policy, without quotes: `sha256-…`. Other inline scripts and styles do not occur. */
  readonly csp: {
    readonly scriptHashes: readonly string[];
    /** The page's one style, and the empty text, which lets Emotion insert rules at run time. */
    readonly styleHashes: readonly string[];
  };
  /** Whether the owner's snippets stand on the page: then `img-src`, `frame-src` and `connect-src` open to `https:`. */
  readonly hasSnippets: boolean;
  /** The owner's screens: to be sent with `no-store`, and allowed to frame this site's own previews. */
  readonly isPrivate: boolean;
  /** To be sent as `X-Robots-Tag: noindex` too; the document has the meta element already. */
  readonly noindex: boolean;
  /** Value of the `Link` header: style sheet and fonts to load early. */
  readonly linkHeader: string;
  /** Instant from which the page would say something untrue (an opening, a closing, a new day); null where nothing changes. */
  readonly validUntil: Date | null;
  /** Value of `Content-Language`. */
  readonly language: string;
  /** What is counted where a visitor gets it; null for nothing. */
  readonly counted: Counted | null;
}

/** A renamed business, or another spelling of an address. */
export interface RenderedRedirect extends RenderedAnswer {
  readonly kind: 'redirect';
  readonly status: 301;
  /** Path with query, always on the own site. */
  readonly location: string;
}

export type RenderResult = RenderedPage | RenderedRedirect;

export interface Renderer {
  /** Renders one address. Rejects only for faults of the renderer itself, never for a failed call. */
  render(request: RenderRequest): Promise<RenderResult>;
  /** Absolute path of the built static files: `/assets/*` is hashed and immutable, the others are not. */
  readonly clientFolder: string;
  /**
   * Paths of the pages that are there whatever is stored: those without parameters, e.g. `/help`, and the articles; the
   * sitemap asks each whether it is for search engines.
   */
  ownPaths(): Promise<readonly string[]>;
  /** The constant boot script's hash, `sha256-…`. */
  readonly bootScriptHash: string;
}

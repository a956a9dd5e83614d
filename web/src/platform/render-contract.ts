import type { Problem, SiteIdentity } from '@gewerk/contracts';
import type { AnswerOf, ParametersOf, PlainFormName, Route } from '@gewerk/contracts/http';

/**
 * Contract between the gateway and the server-side renderer. The gateway imports only `createRenderer` and these
 * types from `@gewerk/web/server`.
 */

/**
 * Reads the public API, in the gateway's own process.
 * @param route a public route; identified by its path, since both sides have their own copy of it
 * @param parameters the parts of its path, unencoded
 * @param query query parameters, unencoded; absent ones are omitted, never empty
 * @returns the parsed JSON answer. Rejects with an {@link ApiFailure} for every answer that is not 2xx.
 */
export type ApiFetch = <R extends Route>(
  route: R,
  parameters: ParametersOf<R>,
  query: Readonly<Record<string, string>>,
) => Promise<AnswerOf<R>>;

/** The rejection of an {@link ApiFetch}; anything else thrown counts as status 500. */
export interface ApiFailure {
  readonly status: number;
  readonly problem: Pick<Problem, 'detail'> & Partial<Problem>;
}

/** The public pages, or the operator's. */
export type ScreenSet = 'site' | 'panel';

/** A form sent without JavaScript, for the page that answers it. */
export interface PlainForm {
  readonly form: PlainFormName;
  /**
   * `open`: continue filling it in; `ready`: complete, to be reviewed and sent again; `failed`: may succeed if
   * sent again; `too-many`: from one address; `stored`.
   */
  readonly state: 'open' | 'ready' | 'failed' | 'too-many' | 'stored';
  /** The values that were sent, by field. */
  readonly values: Readonly<Record<string, string>>;
  /** Fields that the server refuses, including those not reached yet. */
  readonly faults: readonly string[];
  /** Whether the previous step was requested. */
  readonly isBack: boolean;
  /** The form's token, for sending the form again. */
  readonly token: string;
}

export interface RenderRequest {
  /** Address of the page; its origin is ignored. */
  readonly url: URL;
  /** Origin of canonical links and share images, e.g. `https://gewerk.example`, without a trailing slash. */
  readonly canonicalOrigin: string;
  /** The site's name and appearance; the default if missing. */
  readonly site?: SiteIdentity;
  /** The screens of the visited host; both sides if missing. Pages of the other side are not found. */
  readonly screens?: ScreenSet;
  /** Whether the panel is on a separate host, out of the reach of snippets. */
  readonly isPanelApart?: boolean;
  /** The form that the page answers; the page then has no scripts. */
  readonly sent?: PlainForm;
  readonly api: ApiFetch;
  /** Called for every failed call except a 400 or 404, so that it can be logged with the request id. */
  readonly report?: (failure: { readonly path: string; readonly error: unknown }) => void;
}

/** What invalidates a cached page; a page depends on all that are listed. */
export type Dependency =
  /** The site settings (snippets, title, description): every page. */
  | 'settings'
  /**
   * Counts and lists of the whole directory, changed by any business. Nearly every page depends on it, so
   * pages are dropped only once every few seconds.
   */
  | 'directory'
  /** A shown business, by id. */
  | `business:${string}`
  /** A list of a city's businesses, by the city's slug, as in `directory.business.changed`. */
  | `city:${string}`
  /** A list of a category's businesses, by slug. */
  | `category:${string}`
  /** The answer of a search. */
  | 'search';

/** For the statistics: the page of one business, or the answer to a search. */
export type Counted =
  | { readonly kind: 'view'; readonly business: string }
  | { readonly kind: 'search'; readonly text: string; readonly found: boolean };

interface RenderedAnswer {
  readonly dependencies: readonly Dependency[];
  /** False if a call failed, so that the answer contains a fallback. */
  readonly cacheable: boolean;
}

export interface RenderedPage extends RenderedAnswer {
  readonly kind: 'page';
  /** 200, 400 for invalid parameters, 404 for unknown addresses; otherwise the failing call's status. */
  readonly status: number;
  /** The whole document, beginning with its doctype, in UTF-8. */
  readonly html: string;
  /** Sources for the policy, without quotes: `sha256-…`; no other inline scripts or styles occur. */
  readonly csp: {
    readonly scriptHashes: readonly string[];
    /** The document's styles, and the empty text, for rules that Emotion inserts at run time. */
    readonly styleHashes: readonly string[];
  };
  /** Whether the operator's snippets are on the page: then `img-src`, `frame-src` and `connect-src` allow `https:`. */
  readonly hasSnippets: boolean;
  /** The operator's screens: send with `no-store`, and allow them to frame this site's previews. */
  readonly isPrivate: boolean;
  /** Send as `X-Robots-Tag: noindex` too; the document has the meta element. */
  readonly noindex: boolean;
  /** Value of the `Link` header: style sheet and fonts to load early. */
  readonly linkHeader: string;
  /** Time until which the page is valid (an opening, a closing, a new day); null for no limit. */
  readonly validUntil: Date | null;
  readonly language: string;
  /** What is counted on delivery to a visitor; null for nothing. */
  readonly counted: Counted | null;
}

/** A renamed business, or another spelling of an address. */
export interface RenderedRedirect extends RenderedAnswer {
  readonly kind: 'redirect';
  readonly status: 301;
  /** Path with query, always on this site. */
  readonly location: string;
}

export type RenderResult = RenderedPage | RenderedRedirect;

/** A self-contained page without scripts. */
export interface FaultPage {
  readonly html: string;
  /** Hash of its only style, for the policy, without quotes: `sha256-…`. */
  readonly styleHash: string;
}

export interface Renderer {
  /** Renders one address. Rejects only for faults of the renderer itself, never for a failed call. */
  render(request: RenderRequest): Promise<RenderResult>;
  /** Shown to visitors of an address whose page could not be rendered. */
  renderFault(address: string): Promise<FaultPage>;
  /** Absolute path of the built static files: `/assets/*` is hashed and immutable, the others are not. */
  readonly clientFolder: string;
  /** Paths of the pages without parameters, e.g. `/help`, and of the articles; for the sitemap. */
  ownPaths(): Promise<readonly string[]>;
  /** The constant boot script's hash, `sha256-…`. */
  readonly bootScriptHash: string;
}

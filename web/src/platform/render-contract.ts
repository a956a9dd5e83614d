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
 * @param query query parameters, unencoded; a missing parameter is omitted, never empty
 * @returns the parsed JSON response. Rejects with an {@link ApiFailure} for every status other than 2xx.
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

/** Which screens: the public ones, or those of the operator. */
export type ScreenSet = 'site' | 'panel';

/** A form sent without JavaScript, for rendering the page that responds to it. */
export interface PlainForm {
  readonly form: PlainFormName;
  /**
   * `open`: the visitor continues to fill in the form; `ready`: the form is complete, and is to be reviewed and
   * sent again; `failed`: sending it again may succeed; `too-many`: too many forms came from one IP address;
   * `stored`: the form was stored.
   */
  readonly state: 'open' | 'ready' | 'failed' | 'too-many' | 'stored';
  /** The values that were sent, by field. */
  readonly values: Readonly<Record<string, string>>;
  /** Fields that the server refuses, including those of steps that the visitor has not reached yet. */
  readonly faults: readonly string[];
  /** Whether the visitor asked for the previous step. */
  readonly isBack: boolean;
  /** The form's token, for sending the form again. */
  readonly token: string;
}

export interface RenderRequest {
  /** URL of the page; its origin is ignored. */
  readonly url: URL;
  /** Origin of canonical links and share images, e.g. `https://gewerk.example`, without a trailing slash. */
  readonly canonicalOrigin: string;
  /** The site's name and appearance; the default if missing. */
  readonly site?: SiteIdentity;
  /**
   * The screens that the requested host serves: the site's or the panel's; both if missing. Pages of the other set
   * are not found.
   */
  readonly screens?: ScreenSet;
  /** Whether the panel is on a separate host, out of the reach of snippets. */
  readonly isPanelApart?: boolean;
  /** The form to which the page is the response; the page then has no scripts. */
  readonly sent?: PlainForm;
  readonly api: ApiFetch;
  /**
   * Called for every failed call except those answered with 400 or 404, so that it can be logged with the request
   * id.
   */
  readonly report?: (failure: { readonly path: string; readonly error: unknown }) => void;
}

/** Something whose change invalidates a cached page; a page depends on all that are listed for it. */
export type Dependency =
  /** The site settings (snippets, title, description), on which every page depends. */
  | 'settings'
  /**
   * Counts and lists of the whole directory, which a change of any business changes. Nearly every page depends on
   * them, so pages are dropped only once every few seconds.
   */
  | 'directory'
  /** A business shown on the page, by its id. */
  | `business:${string}`
  /** A list of a city's businesses, by the city's slug, as in `directory.business.changed`. */
  | `city:${string}`
  /** A list of a category's businesses, by the category's slug. */
  | `category:${string}`
  /** The results of a search. */
  | 'search';

/** What the statistics count: the view of one business's page, or the results of a search. */
export type Counted =
  | { readonly kind: 'view'; readonly business: string }
  | { readonly kind: 'search'; readonly text: string; readonly found: boolean };

interface RenderedAnswer {
  readonly dependencies: readonly Dependency[];
  /** False if a call failed, so that the page contains a fallback. */
  readonly cacheable: boolean;
}

export interface RenderedPage extends RenderedAnswer {
  readonly kind: 'page';
  /** 200; 400 for invalid parameters; 404 for unknown pages; otherwise the status of the failed call. */
  readonly status: number;
  /** The whole document, beginning with its doctype, in UTF-8. */
  readonly html: string;
  /**
   * Sources for the content security policy, without quotes: `sha256-…`. The document has no other inline scripts
   * or styles.
   */
  readonly csp: {
    readonly scriptHashes: readonly string[];
    /** Hashes of the document's styles, and that of the empty text, for rules that Emotion inserts at run time. */
    readonly styleHashes: readonly string[];
  };
  /**
   * Whether the page contains the operator's snippets; if it does, `img-src`, `frame-src` and `connect-src` must
   * allow `https:`.
   */
  readonly hasSnippets: boolean;
  /**
   * Whether the page is one of the operator's screens, which must be sent with `no-store` and allowed to frame
   * this site's previews.
   */
  readonly isPrivate: boolean;
  /** Whether to send `X-Robots-Tag: noindex`, too; the document has the meta element in any case. */
  readonly noindex: boolean;
  /** Value of the `Link` header: the style sheet and the fonts to load early. */
  readonly linkHeader: string;
  /**
   * Time until which the page is valid: until a business opens or closes, or a new day begins; null for no limit.
   */
  readonly validUntil: Date | null;
  readonly language: string;
  /** What is counted when the page is delivered to a visitor; null for nothing. */
  readonly counted: Counted | null;
}

/** The result for a renamed business, or for another spelling of a URL. */
export interface RenderedRedirect extends RenderedAnswer {
  readonly kind: 'redirect';
  readonly status: 301;
  /** Path and query, always on this site. */
  readonly location: string;
}

export type RenderResult = RenderedPage | RenderedRedirect;

/** A self-contained page without scripts. */
export interface FaultPage {
  readonly html: string;
  /** Hash of the page's only style, for the content security policy, without quotes: `sha256-…`. */
  readonly styleHash: string;
}

export interface Renderer {
  /** Renders one URL. Rejects only for faults of the renderer itself, never for a failed call. */
  render(request: RenderRequest): Promise<RenderResult>;
  /** Renders the page that visitors see if the page of a URL could not be rendered. */
  renderFault(address: string): Promise<FaultPage>;
  /**
   * Absolute path of the built static files: names below `/assets/` contain hashes, so these files are immutable;
   * the others are not.
   */
  readonly clientFolder: string;
  /** For the sitemap: paths of the pages without parameters, for example `/help`, and of the articles. */
  ownPaths(): Promise<readonly string[]>;
  /** Hash of the constant boot script, `sha256-…`. */
  readonly bootScriptHash: string;
}

import {
  type BusinessDetail,
  GewerkError,
  type Problem,
  type SiteIdentity,
  toProblem,
} from '@gewerk/contracts';
import { type AnswerOf, type ParametersOf, publicRoutes, type Route } from '@gewerk/contracts/http';
import { type PublicEndpoint, publicEndpoints } from '@gewerk/contracts/serving';
import { KnownSite } from '@gewerk/messaging';
import { logger } from '@gewerk/service-kit';
import type {
  ApiFailure,
  ApiFetch,
  PlainForm,
  RenderedPage,
  Renderer,
  RenderResult,
  ScreenSet,
} from '@gewerk/web/server';
import { Inject, Injectable } from '@nestjs/common';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';
import { SharedReads } from './shared-reads.js';

export const WEB_RENDERER = Symbol('web-renderer');

/** How long a page rendered without the site's identity is cached. */
const UNKNOWN_SITE_MS = 15_000;

/**
 * The endpoints by path, since the renderer passes copies of the routes, which cannot be compared with the
 * originals.
 */
const endpoints = new Map(
  Object.values<PublicEndpoint>(publicEndpoints).map((endpoint) => [endpoint.path, endpoint]),
);

/** A non-2xx response, as the renderer sees it. */
class FailedRead extends Error implements ApiFailure {
  override readonly name = 'FailedRead';
  readonly status: number;

  constructor(readonly problem: Problem) {
    super(problem.detail);
    this.status = problem.status;
  }
}

/** Data with which a page is rendered instead of the stored data. */
interface Given {
  readonly api?: ApiFetch;
  readonly site?: SiteIdentity;
}

/** The page may show an older name of the site, so it expires soon. */
function untilSoon(page: RenderedPage): RenderedPage {
  const soon = new Date(Date.now() + UNKNOWN_SITE_MS);
  return { ...page, validUntil: page.validUntil && page.validUntil < soon ? page.validUntil : soon };
}

/** Renders an address with the responses of the public API, read in this process. */
@Injectable()
export class PageRenderer {
  constructor(
    @Inject(WEB_RENDERER) private readonly renderer: Renderer,
    @Inject(GATEWAY_ENV) private readonly env: GatewayEnv,
    private readonly reads: SharedReads,
    private readonly site: KnownSite,
  ) {}

  /** @param screens only those of the site or of the panel; by default all that the site's hosts serve */
  render(address: string, screens?: ScreenSet): Promise<RenderResult> {
    return this.renderWith(address, screens);
  }

  /** The page of a form sent without JavaScript; for its sender only. */
  renderAnswer(address: string, sent: PlainForm): Promise<RenderResult> {
    return this.renderWith(address, undefined, sent);
  }

  /** The page of a given business, regardless of what is stored about it. */
  renderDraft(business: BusinessDetail): Promise<RenderResult> {
    const api: ApiFetch = async (route, parameters, query) =>
      // Answers the request for the business at its address with the draft.
      route.path === publicRoutes.businessBySlug.path
        ? (business as unknown as AnswerOf<typeof route>)
        : this.api(route, parameters, query);
    return this.renderWith(`/${business.urlSlug}`, 'site', undefined, { api });
  }

  /** The home page with a given site identity, regardless of the stored one. */
  renderSite(site: SiteIdentity): Promise<RenderResult> {
    return this.renderWith('/', 'site', undefined, { site });
  }

  private async renderWith(
    address: string,
    screens?: ScreenSet,
    sent?: PlainForm,
    { api = this.api, site: given }: Given = {},
  ): Promise<RenderResult> {
    const served = screens ?? (this.env.adminOrigin === undefined ? undefined : 'site');
    const site = given ?? (await this.site.readOrLast());
    const result = await this.renderer.render({
      site,
      // Joined, not resolved: an address that begins with two slashes would name another host.
      url: new URL(`${this.env.canonicalOrigin}${address}`),
      canonicalOrigin: this.env.canonicalOrigin,
      ...(served && { screens: served }),
      isPanelApart: this.env.adminOrigin !== undefined,
      ...(sent && { sent }),
      api,
      report: ({ path, error }) =>
        logger.warn({ err: error, path }, 'A page was rendered without an answer it needs'),
    });
    if (this.site.isKnown) return result;
    // While the settings service runs an older release, the identity stays unknown: without this, every page
    // would be rendered for every visitor.
    if (result.kind === 'page' && (await this.site.isUnheard())) return untilSoon(result);
    return { ...result, cacheable: false };
  }

  private readonly api: ApiFetch = async <R extends Route>(
    { path }: R,
    parameters: ParametersOf<R>,
    query: Readonly<Record<string, string>>,
  ) => {
    try {
      const endpoint = endpoints.get(path);
      if (!endpoint) throw new GewerkError('route-not-found', 'No page or resource exists at this address.');
      // The endpoint at the route's path returns what the route's type declares.
      return (await this.reads.read(endpoint, parameters, query)) as AnswerOf<R>;
    } catch (error) {
      throw new FailedRead(toProblem(error));
    }
  };
}

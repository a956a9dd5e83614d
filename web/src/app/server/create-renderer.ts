import { defaultSiteIdentity, emptySiteSettings } from '@gewerk/contracts';
import { QueryClient } from '@tanstack/react-query';
import { articleIds } from '../../shared/articles/get-articles.js';
import { siteSettingsQuery } from '../../shared/site/get-site-settings.js';
import { statsQuery } from '../../shared/directory/get-stats.js';
import { catalogueName, catalogueSource, loadTexts, type Language } from '../../texts/catalogues.js';
import { pageTextsSource } from '../../texts/page-texts.js';
import { withSiteName } from '../../texts/with-site-name.js';
import { queryDefaults } from '../../platform/api/query-client.js';
import { localized, namedLanguage } from '../../platform/app-context.js';
import { invalidHead } from '../../platform/head/error-heads.js';
import { dehydrateQueries } from '../../platform/page-state.js';
import { paths } from '../../platform/paths.js';
import { notFound } from '../../pages/not-found/screen.js';
import type { Screen } from '../../platform/screen.js';
import type { Renderer, RenderRequest, RenderResult } from '../../platform/render-contract.js';
import { InvalidParameter, isDecodable } from '../../platform/route-parameters.js';
import { loadScreen } from '../router/loaded-screens.js';
import { screenAt } from '../router/screen-at.js';
import { fixedPaths } from '../screens.js';
import { accentStyle } from './accent-style.js';
import type { Assets } from './assets.js';
import { bootScriptHash } from './boot-script.js';
import { writeDocument } from './document.js';
import { earliestChange } from './earliest-change.js';
import { faultPage } from './fault-page.js';
import { policyHash } from './hashes.js';
import { panelLook, siteLook } from './page-look.js';
import { prefetch } from '../../platform/prefetch.js';
import type { Preparation, PreparedPage } from '../../platform/prepared-page.js';
import { renderApp } from './render-app.js';
import { watchApi } from './watched-api.js';

const INVALID = 400;
const MOVED = 301;

export function createRenderer(assets: Assets, clientFolder: string): Renderer {
  return { clientFolder, bootScriptHash, ownPaths, render, renderFault: faultPage };

  async function render(request: RenderRequest): Promise<RenderResult> {
    const queries = new QueryClient({ defaultOptions: queryDefaults });
    try {
      return await renderWith(queries, request);
    } finally {
      // Stops the timers that would keep each response for hours.
      queries.clear();
    }
  }

  async function renderWith(queries: QueryClient, request: RenderRequest): Promise<RenderResult> {
    const { url, canonicalOrigin: origin } = request;
    const now = Date.now();
    const site = request.site ?? defaultSiteIdentity;
    const { api, hasFailed } = watchApi(request.api, request.report);
    const { screen, params } = screenAt(request.screens, url.pathname);
    const startLanguage = isOfPanel(screen) ? null : (site.startLanguage ?? null);
    const language = catalogueName(url.searchParams) ?? startLanguage;
    const named = namedLanguage(language, startLanguage);
    const [catalogue] = await Promise.all([loadTexts(language), loadScreen(screen, language)]);
    const texts = withSiteName(catalogue, site.name);
    const preparation = {
      api,
      texts,
      language,
      queries,
      now,
      origin,
      site,
      params,
      pathname: url.pathname,
      search: url.searchParams,
    };
    const [page, settings] = await Promise.all([
      prepare(screen, url, preparation),
      prefetch(queries, siteSettingsQuery(api)),
      prefetch(queries, statsQuery(api)),
    ]);
    const siteOrigin = request.screens === 'panel' ? origin : null;
    const answer = {
      dependencies: ['settings', ...page.dependencies] as const,
      cacheable: !hasFailed() && !page.isPrivate && request.sent === undefined,
    };
    if (page.movedTo !== undefined) {
      return { kind: 'redirect', status: MOVED, location: localized(page.movedTo, named), ...answer };
    }
    const markup = renderApp(url, request.screens, queries, {
      api,
      texts,
      language,
      startLanguage,
      renderedAt: now,
      siteOrigin,
      site,
      sent: request.sent,
    });
    const siteSettings = (page.isPrivate ? undefined : settings.data) ?? emptySiteSettings;
    const hasSnippets = snippetFields.some((field) => siteSettings[field].trim() !== '');
    const look = page.isPrivate
      ? panelLook(assets, markup)
      : siteLook(assets, markup.html + siteSettings.footer_code);
    const html = writeDocument({
      html: markup.html,
      look,
      head: page.head,
      texts,
      named,
      settings: siteSettings,
      origin,
      fonts: assets.fonts,
      boot: {
        styles: look.lateStyles,
        modules: [assets.entry, ...assets.modulesOf(sourcesOf(screen, language))],
        waits: screen.isStill === true && !hasSnippets,
      },
      isPlain: request.sent !== undefined,
      isPanelApart: request.isPanelApart === true,
      state: {
        queries: dehydrateQueries(queries),
        renderedAt: now,
        language,
        startLanguage,
        screens: page.isPrivate ? 'panel' : 'site',
        siteOrigin,
        site,
      },
      jsonLd: page.status < INVALID ? (page.jsonLd ?? []) : [],
    });
    return {
      kind: 'page',
      status: page.status,
      html,
      csp: {
        scriptHashes: [bootScriptHash],
        styleHashes: [...new Set([...look.styleHashes, policyHash(accentStyle(site))])],
      },
      hasSnippets,
      isPrivate: page.isPrivate ?? false,
      noindex: page.head.noindex,
      linkHeader: look.linkHeader,
      validUntil: validUntilOf(page, queries, now),
      language: page.head.lang,
      counted: page.counted ?? null,
      ...answer,
    };
  }
}

async function ownPaths(): Promise<readonly string[]> {
  return [...fixedPaths, ...(await articleIds()).map(paths.article)];
}

/** Whether a screen belongs to the panel, whose language does not depend on the site's start language. */
const isOfPanel = ({ folder }: Screen): boolean => folder.startsWith('panel/');

/**
 * The modules that the browser loads for a screen, named as in the build's manifest: its page, and its texts if
 * they are separate.
 */
function sourcesOf({ folder, texts = [] }: Screen, language: Language | null): string[] {
  return [
    `src/${folder}/page.tsx`,
    ...texts.map((page) => pageTextsSource(page, language)),
    ...(language === null ? [] : [catalogueSource(language)]),
  ];
}

const snippetFields = [
  'head_code',
  'footer_code',
  'ad_area_1',
  'ad_area_2',
  'ad_area_3',
  'ad_area_4',
] as const;

async function prepare(screen: Screen, url: URL, preparation: Preparation): Promise<PreparedPage> {
  const invalid = { status: INVALID, head: invalidHead(preparation.texts), dependencies: [] };
  // An unknown page has no parameters that could be invalid.
  if (screen !== notFound && !isDecodable(url.pathname)) return invalid;
  try {
    return await screen.prepare(preparation);
  } catch (error) {
    if (error instanceof InvalidParameter) return invalid;
    throw error;
  }
}

function validUntilOf(page: PreparedPage, queries: QueryClient, now: number): Date | null {
  const instants = [page.validUntil, earliestChange(queries, now)].filter(
    (instant) => typeof instant === 'number',
  );
  return instants.length === 0 ? null : new Date(Math.min(...instants));
}

import type { SiteSettings } from '@gewerk/contracts';
import { pictureRoutes } from '@gewerk/contracts/http';
import { SHARE_IMAGE } from '@gewerk/contracts/limits';
import { markupOf } from '../../shared/snippets/split-snippet.js';
import type { Language } from '../../texts/catalogues.js';
import type { Texts } from '../../texts/catalogue-types.js';
import { localized } from '../../platform/app-context.js';
import { languageAlternates } from '../../platform/head/language-alternates.js';
import { fullDescription, fullTitle, type PageHead } from '../../platform/head/page-head.js';
import { PANEL_APART, STATE_ELEMENT_ID, type PageState } from '../../platform/page-state.js';
import { accentStyle } from './accent-style.js';
import type { Assets } from './assets.js';
import { BOOT_ELEMENT_ID, bootScript, type Boot } from './boot-script.js';
import { escapeHtml, scriptJson } from './escape.js';
import { iconLinks } from './icon-links.js';
import { iconMarkup } from './icon-markup.js';
import type { PageLook } from './page-look.js';

interface DocumentParts {
  readonly head: PageHead;
  readonly texts: Texts;
  /** The language in the page's URL; null for none. */
  readonly named: Language | null;
  readonly settings: SiteSettings;
  readonly origin: string;
  readonly fonts: Assets['fonts'];
  readonly look: PageLook;
  readonly boot: Boot;
  readonly html: string;
  readonly state: PageState;
  /** Whether the document leaves out the client, so that the page stays as it was rendered. */
  readonly isPlain: boolean;
  readonly isPanelApart: boolean;
  readonly jsonLd: readonly object[];
}

/** Writes the whole document. Escapes everything except styles, the app's markup and the operator's snippets. */
export function writeDocument(parts: DocumentParts): string {
  const { settings, texts, state, isPlain, isPanelApart } = parts;
  const [preloads, html] = preloadsBefore(parts.html);
  const client = isPlain
    ? ''
    : `<script type="application/json" id="${STATE_ELEMENT_ID}">${scriptJson(state)}</script>`;
  return `<!doctype html><html lang="${escapeHtml(texts.lang)}"><head${isPanelApart ? ` ${PANEL_APART}` : ''}>${headOf(parts, preloads)}${markupOf(settings.head_code)}</head><body>${iconMarkup}<div id="root">${html}</div>${client}${markupOf(settings.footer_code)}</body></html>`;
}

/** React writes preloads (the largest picture) before the app's markup; they belong in the head. */
function preloadsBefore(html: string): [preloads: string, html: string] {
  const [preloads = ''] = /^(?:<link rel="preload"[^>]*>)+/.exec(html) ?? [];
  return [preloads, html.slice(preloads.length)];
}

function headOf(parts: DocumentParts, preloads: string): string {
  const { head, texts, settings, fonts, look, boot, jsonLd, isPlain, state } = parts;
  const { styles, style } = look;
  const accent = accentStyle(state.site);
  const title = fullTitle(head, settings, texts);
  const description = fullDescription(head, settings);
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    head.noindex ? meta('name', 'robots', 'noindex') : '',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="theme-color" content="#FBFAF7" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#14181B" media="(prefers-color-scheme: dark)">',
    '<meta name="format-detection" content="telephone=no">',
    ...fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeHtml(href)}">`,
    ),
    ...styles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`),
    preloads,
    style.css === '' ? '' : `<style${style.marks}>${style.css}</style>`,
    accent === '' ? '' : `<style>${accent}</style>`,
    iconLinks(state.site),
    '<link rel="manifest" href="/manifest.webmanifest">',
    isPlain
      ? ''
      : `<script type="application/json" id="${BOOT_ELEMENT_ID}">${scriptJson(boot)}</script><script>${bootScript}</script>`,
    socialMeta(parts, title, description),
    ...jsonLd.map((data) => `<script type="application/ld+json">${scriptJson(data)}</script>`),
  ].join('');
}

function socialMeta(parts: DocumentParts, title: string, description: string): string {
  const { head, texts, named, origin, state } = parts;
  if (head.canonical === null) return '';
  const address = `${origin}${localized(head.canonical, named)}`;
  return [
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    pageLink('prev', parts, head.previous),
    pageLink('next', parts, head.next),
    ...languageAlternates(head, state.startLanguage).map(
      ([hreflang, path]) =>
        `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(`${origin}${path}`)}">`,
    ),
    meta('property', 'og:type', head.ogType ?? 'website'),
    meta('property', 'og:site_name', texts.common.brand.name),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    meta('property', 'og:image', `${origin}${head.image ?? pictureRoutes.shareSite.path}`),
    meta('property', 'og:image:width', String(SHARE_IMAGE.width)),
    meta('property', 'og:image:height', String(SHARE_IMAGE.height)),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('');
}

function pageLink(rel: 'prev' | 'next', parts: DocumentParts, path: string | null | undefined): string {
  if (!path) return '';
  return `<link rel="${rel}" href="${escapeHtml(`${parts.origin}${localized(path, parts.named)}`)}">`;
}

const meta = (key: 'name' | 'property', name: string, content: string): string =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}">`;

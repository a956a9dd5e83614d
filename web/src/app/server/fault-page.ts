import { catalogueName, loadTexts } from '../../texts/catalogues.js';
import { faultAdvice } from '../../texts/fault-advice.js';
import type { FaultPage } from '../../platform/render-contract.js';
import { colorPairs } from '../../ui/theme/tokens.js';
import { escapeHtml } from './escape.js';
import { policyHash } from './hashes.js';

/** `mode` is 0 for light or 1 for dark. */
const coloursOf = (mode: 0 | 1): string =>
  ['paper', 'ink', 'edge', 'accent', 'onAccent', 'focus']
    .map((name) => `--${name}:${colorPairs[name]?.[mode]}`)
    .join(';');

const STYLE = [
  `:root{color-scheme:light dark;${coloursOf(0)}}`,
  `@media(prefers-color-scheme:dark){:root{${coloursOf(1)}}}`,
  'body{display:grid;place-items:center;min-height:100vh;margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.5 system-ui,sans-serif}',
  'main{box-sizing:border-box;width:min(34rem,100% - 2rem);padding:2rem;border:1px dashed var(--edge);border-radius:10px}',
  'h1{margin:0;font-size:1.75rem;line-height:1.15;text-wrap:balance;overflow-wrap:break-word}',
  'p{margin:.75rem 0 1.5rem}',
  '.ways{display:flex;flex-wrap:wrap;gap:.75rem;margin:0}',
  'a{padding:.625rem 1.25rem;border:1px solid var(--edge);border-radius:10px;color:inherit;font-weight:600;text-decoration:none}',
  'a:first-child{border-color:var(--accent);background:var(--accent);color:var(--onAccent)}',
  'a:focus-visible{outline:3px solid var(--focus);outline-offset:2px}',
].join('');
const STYLE_HASH = policyHash(STYLE);

/**
 * States that a page cannot be shown, and offers links. It is self-contained, since page rendering itself may
 * have failed.
 */
export async function faultPage(address: string): Promise<FaultPage> {
  const { searchParams } = new URL(address, 'http://any');
  const catalogue = catalogueName(searchParams);
  const { common } = await loadTexts(catalogue);
  const { lang, title, reload, home } = common.error;
  const language = searchParams.get('lang');
  const root = language === null ? '/' : `/?lang=${encodeURIComponent(language)}`;
  const html =
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main>` +
    `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(faultAdvice(catalogue))}</p><p class="ways"><a href="">${escapeHtml(reload)}</a>` +
    `<a href="${escapeHtml(root)}">${escapeHtml(home)}</a></p></main></body></html>`;
  return { html, styleHash: STYLE_HASH };
}

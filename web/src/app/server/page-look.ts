import { STYLE_KEY } from '../../ui/theme/style-key.js';
import { escapeHtml } from './escape.js';
import type { Assets } from './assets.js';
import { policyHash } from './hashes.js';
import { linkHeader } from './link-header.js';
import type { Markup } from './render-app.js';

/** The styles of a document. */
export interface PageLook {
  /** Style sheets that block the first paint. */
  readonly styles: readonly string[];
  /** Style sheets loaded after the first paint. */
  readonly lateStyles: readonly string[];
  /** The content of the document's only style element, empty if there is none; `marks` are its attributes. */
  readonly style: { readonly css: string; readonly marks: string };
  readonly styleHashes: readonly string[];
  readonly linkHeader: string;
}

/** Allows Emotion to insert rules at run time: its style elements are empty when the policy checks them. */
const emptyTextHash = policyHash('');

/** The panel waits for its style sheets, and includes the Chakra rules that it uses. */
export function panelLook({ styles, fonts }: Assets, { css, styleNames }: Markup): PageLook {
  return {
    styles,
    lateStyles: [],
    style: { css, marks: ` data-emotion="${escapeHtml([STYLE_KEY, ...styleNames].join(' '))}"` },
    styleHashes: [...new Set([policyHash(css), emptyTextHash])],
    linkHeader: linkHeader(styles, fonts),
  };
}

/** A page of the site includes the rules that it needs, so that it can be painted at once. */
export function siteLook({ styles, fonts, styleOf }: Assets, html: string): PageLook {
  const { css, hash } = styleOf(html);
  return {
    styles: [],
    lateStyles: styles,
    style: { css, marks: '' },
    styleHashes: [hash, emptyTextHash],
    linkHeader: linkHeader([], fonts),
  };
}

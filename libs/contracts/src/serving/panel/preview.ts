import { z } from 'zod';
import { previewBusiness } from '../../bus/directory/panel/preview-business.js';
import { previewSiteIdentity } from '../../bus/settings/site-identity.js';
import type { PanelServing } from './endpoint.js';

const path = z.object({
  /** The address at which the preview is shown. */
  path: z.string(),
});

const session = { needs: 'session', query: z.strictObject({}) } as const;

/** The operator's calls for pages with unsaved changes. */
export const previewServing = {
  /** Answered by a handler, which keeps the page's data for some minutes. */
  makePreview: {
    ...session,
    summary: 'Renders the page of a business with the values of a form; nothing is stored',
    asks: [previewBusiness],
    body: z.strictObject(previewBusiness.input.shape),
    answer: path,
  },
  /** Answered by a handler: the page, without scripts. */
  showPreview: {
    ...session,
    summary: 'A rendered preview of a business page',
  },
  /** Answered by a handler, which keeps the identity for some minutes. */
  makeSitePreview: {
    ...session,
    summary: 'Renders the home page with a given name, logo and colour; nothing is stored',
    asks: [previewSiteIdentity],
    body: previewSiteIdentity.input,
    answer: path,
  },
  /** Answered by a handler: the page, without scripts. */
  showSitePreview: {
    ...session,
    summary: 'A rendered preview of the home page',
  },
} as const satisfies Record<string, PanelServing>;

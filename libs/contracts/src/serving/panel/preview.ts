import { z } from 'zod';
import { previewBusiness } from '../../bus/directory/panel/preview-business.js';
import { previewSiteIdentity } from '../../bus/settings/site-identity.js';
import type { PanelServing } from './endpoint.js';

const path = z.object({
  /** The address that shows it. */
  path: z.string(),
});

const session = { needs: 'session', query: z.strictObject({}) } as const;

/** The operator's calls for pages with unsaved changes. */
export const previewServing = {
  /** Answered by a handler, which keeps the page's data for some minutes. */
  makePreview: {
    ...session,
    summary: 'Makes the page of a business with what is in a form; nothing is stored',
    asks: [previewBusiness],
    body: z.strictObject(previewBusiness.input.shape),
    answer: path,
  },
  /** Answered by a handler: the page, without scripts. */
  showPreview: {
    ...session,
    summary: 'A page that was made for a look before it is saved',
  },
  /** Answered by a handler, which keeps the identity for some minutes. */
  makeSitePreview: {
    ...session,
    summary: 'Makes the home page with a name, logo and colour as given; nothing is stored',
    asks: [previewSiteIdentity],
    body: previewSiteIdentity.input,
    answer: path,
  },
  /** Answered by a handler: the page, without scripts. */
  showSitePreview: {
    ...session,
    summary: 'The home page that was made for a look before it is saved',
  },
} as const satisfies Record<string, PanelServing>;

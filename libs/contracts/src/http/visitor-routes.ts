import type { formServing } from '../serving/forms.js';
import type { ownListingServing } from '../serving/own-listing.js';
import type { visitorServing } from '../serving/visitors.js';
import type { FormName } from './form-names.js';
import type { Address, Routes } from './route.js';

const forms = {
  contact: { method: 'POST', path: '/api/contact' },
  submission: { method: 'POST', path: '/api/submissions' },
  newsletter: { method: 'POST', path: '/api/newsletter' },
  report: { method: 'POST', path: '/api/reports' },
  claim: { method: 'POST', path: '/api/claims' },
  handClaim: { method: 'POST', path: '/api/claims/by-hand' },
} as const satisfies Record<FormName, Address>;

/** Addresses of the public forms. */
export const formRoutes: Routes<typeof forms, typeof formServing> = forms;

const ownListing = {
  pass: { method: 'POST', path: '/api/own-listing/pass' },
  change: { method: 'POST', path: '/api/own-listing' },
  photo: { method: 'POST', path: '/api/own-listing/photos' },
  statisticsMail: { method: 'POST', path: '/api/own-listing/statistics-mail' },
} as const satisfies Record<keyof typeof ownListingServing, Address>;

/** Addresses of the calls that business owners use to edit their listing. */
export const ownListingRoutes: Routes<typeof ownListing, typeof ownListingServing> = ownListing;

const visitors = {
  /** Returns the token that a form must send. */
  formToken: { path: '/api/form-token' },
  /**
   * Pages report through `navigator.sendBeacon` that a visitor followed a link of a listing, or opened it with
   * prefetched data; returns 204 at once.
   */
  click: { method: 'POST', path: '/api/clicks' },
  /** A business as a vCard. */
  contactCard: { path: '/api/businesses/{id}/contact-card' },
  /** Describes the operator's own base map. */
  baseMap: { path: '/api/base-map' },
  /** The base map's file, read by ranges; its name contains a hash of its content. */
  baseMapFile: { path: '/api/base-map/{file}' },
  /** Links in mails lead here, with their token in the query. */
  confirmNewsletter: { method: 'POST', path: '/api/newsletter/confirm' },
  endNewsletter: { method: 'POST', path: '/api/newsletter/unsubscribe' },
  endStatisticsMail: { method: 'POST', path: '/api/own-listing/statistics-mail/end' },
} as const satisfies Record<keyof typeof visitorServing, Address>;

/** Further calls that pages make for a visitor. */
export const visitorRoutes: Routes<typeof visitors, typeof visitorServing> = visitors;

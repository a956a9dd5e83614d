import {
  accountChanged,
  aliasDomainsChanged,
  businessChanged,
  checkClaim,
  countWebsites,
  ensureOperatorPassword,
  type EventContract,
  findAlikeBusinesses,
  findBusinessesByPrefix,
  findUnlistedBusinesses,
  forecastImport,
  forgetChecks,
  forgetImportedPlaces,
  forgetInPanelViews,
  forgetListing,
  forgetOwnPhotos,
  getActingAccount,
  getBusiness,
  getBusinessStatistics,
  getHeir,
  getDirectoryCounts,
  getModerationSettings,
  getSiteIdentity,
  getSiteLogo,
  makeSiteLogo,
  getOwnPhoto,
  getPanelBusiness,
  getSubmission,
  INDEX_CONSUMERS,
  listCities,
  listCityBusinesses,
  listReceivedReports,
  listSubmissions,
  getBusinessNames,
  type Operation,
  operatorPasswordChanged,
  scanBusinesses,
  scanCities,
  scanExportedBusinesses,
  scanPanelMatches,
  scanPhotoSites,
  scanWebsites,
  personalDataServices,
  photosLookedFor,
  getListingPass,
  getBusinesses,
  redirectsFollowed,
  removeOwnersFactors,
  replacePhotos,
  runProgress,
  sendFactorsReset,
  sendInvitation,
  type ServiceName,
  setOperatorPassword,
  settingsChanged,
  siteIdentityChanged,
  submissionChanged,
  suggest,
  synonymsChanged,
  undoImportBatch,
  upsertBusinesses,
  statisticsCounted,
  websitesChecked,
} from '@gewerk/contracts/bus';
import { ALL_OPERATIONS } from './all-operations.js';

export interface DurableAccess {
  durable: string;
  event: EventContract;
}

/** Everything that one kind of process may do on the bus. */
export interface BusAccess {
  calls: readonly Operation[];
  /** Events that it publishes, directly or by its outbox. */
  publishes: readonly EventContract[];
  /** Events that one replica handles. */
  consumes: readonly DurableAccess[];
  /** Events that every replica receives. */
  listensTo: readonly EventContract[];
  files: boolean;
}

/** The services, the gateway, and the operator's shell commands. */
export type BusUser = ServiceName | 'gateway' | 'operator';

const NOTHING: BusAccess = { calls: [], publishes: [], consumes: [], listensTo: [], files: false };

/** Operations that only services and the operator may call, so that a compromised gateway cannot. */
const NOT_BY_THE_GATEWAY: readonly Operation[] = [
  checkClaim,
  findAlikeBusinesses,
  findUnlistedBusinesses,
  forecastImport,
  forgetChecks,
  forgetImportedPlaces,
  forgetInPanelViews,
  forgetListing,
  forgetOwnPhotos,
  getPanelBusiness,
  listReceivedReports,
  getBusinessNames,
  undoImportBatch,
  upsertBusinesses,
  getBusinesses,
  getHeir,
  scanBusinesses,
  scanExportedBusinesses,
  scanWebsites,
  countWebsites,
  scanPanelMatches,
  scanPhotoSites,
  replacePhotos,
  ensureOperatorPassword,
  setOperatorPassword,
  removeOwnersFactors,
  sendFactorsReset,
  sendInvitation,
  ...personalDataServices.flatMap(({ scan, remove }) => [scan, remove]),
];

/** The operations that a service answers follow from the contracts. */
export const BUS_ACCESS: Readonly<Record<BusUser, BusAccess>> = {
  directory: {
    ...NOTHING,
    calls: [
      checkClaim,
      findAlikeBusinesses,
      forgetChecks,
      forgetImportedPlaces,
      forgetInPanelViews,
      forgetListing,
      forgetOwnPhotos,
      getActingAccount,
      getModerationSettings,
      getOwnPhoto,
      getListingPass,
      scanPanelMatches,
    ],
    publishes: [businessChanged, submissionChanged],
    consumes: [
      { durable: 'directory-statistics', event: statisticsCounted },
      { durable: 'directory-website-checks', event: websitesChecked },
      { durable: 'directory-photo-outcomes', event: photosLookedFor },
    ],
  },
  search: {
    ...NOTHING,
    calls: [
      findBusinessesByPrefix,
      findUnlistedBusinesses,
      getPanelBusiness,
      listCities,
      scanBusinesses,
      scanCities,
      getBusinesses,
      // Of another process of search, before the index is warmed up.
      suggest,
    ],
    publishes: [synonymsChanged],
    consumes: [
      ...INDEX_CONSUMERS.map((durable) => ({ durable, event: businessChanged })),
      { durable: 'search-statistics', event: statisticsCounted },
    ],
    listensTo: [businessChanged],
  },
  settings: {
    ...NOTHING,
    calls: [getBusinessNames, makeSiteLogo, sendFactorsReset, sendInvitation],
    publishes: [settingsChanged, siteIdentityChanged, operatorPasswordChanged, accountChanged],
  },
  'import-export': {
    ...NOTHING,
    calls: [forecastImport, scanExportedBusinesses, undoImportBatch, upsertBusinesses],
    publishes: [runProgress],
    files: true,
  },
  media: {
    ...NOTHING,
    calls: [
      countWebsites,
      getBusiness,
      getHeir,
      getListingPass,
      getDirectoryCounts,
      getSiteIdentity,
      getSiteLogo,
      listCities,
      listCityBusinesses,
      scanPhotoSites,
      replacePhotos,
    ],
    publishes: [photosLookedFor],
    consumes: [{ durable: 'media-own-photos', event: businessChanged }],
    listensTo: [businessChanged, siteIdentityChanged],
    files: true,
  },
  inbox: {
    ...NOTHING,
    calls: [
      getBusiness,
      getBusinessStatistics,
      getSiteIdentity,
      getSubmission,
      listReceivedReports,
      listSubmissions,
    ],
    consumes: [
      { durable: 'inbox-submission-mails', event: submissionChanged },
      { durable: 'inbox-removed-listings', event: businessChanged },
    ],
    listensTo: [siteIdentityChanged],
  },
  'redirect-tracking': {
    ...NOTHING,
    publishes: [aliasDomainsChanged],
    consumes: [{ durable: 'redirect-tracking-counts', event: redirectsFollowed }],
  },
  'url-validation': {
    ...NOTHING,
    calls: [countWebsites, getBusiness, scanWebsites],
    publishes: [websitesChecked],
    files: true,
  },
  gateway: {
    calls: ALL_OPERATIONS.filter((operation) => !NOT_BY_THE_GATEWAY.includes(operation)),
    publishes: [redirectsFollowed, statisticsCounted],
    consumes: [],
    listensTo: [
      accountChanged,
      aliasDomainsChanged,
      businessChanged,
      operatorPasswordChanged,
      runProgress,
      settingsChanged,
      siteIdentityChanged,
      synonymsChanged,
    ],
    files: true,
  },
  operator: { ...NOTHING, calls: ALL_OPERATIONS, files: true },
};

export const BUS_USERS = Object.keys(BUS_ACCESS) as BusUser[];

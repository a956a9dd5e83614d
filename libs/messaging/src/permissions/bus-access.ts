import {
  aliasDomainsChanged,
  businessChanged,
  countWebsites,
  ensureOwnerPassword,
  type EventContract,
  findBusinessesByPrefix,
  forecastImport,
  getBusiness,
  getBusinessUsage,
  getDirectoryStats,
  getSubmission,
  listCities,
  listCityBusinesses,
  listReceivedReports,
  nameBusinesses,
  type Operation,
  ownerPasswordChanged,
  pageBusinesses,
  pagePhotoSites,
  pageWebsites,
  personalDataServices,
  readBusinesses,
  redirectsFollowed,
  replacePhotos,
  runProgress,
  type ServiceName,
  setOwnerPassword,
  settingsChanged,
  submissionChanged,
  synonymsChanged,
  undoImportBatch,
  upsertBusinesses,
  usageCounted,
} from '@gewerk/contracts';
import { ALL_OPERATIONS } from './all-operations.js';

/** A durable consumer of the event stream. */
export interface DurableAccess {
  durable: string;
  event: EventContract;
}

/** What one kind of process does on the bus; nothing else is allowed to it. */
export interface BusAccess {
  /** Operations that it asks others for. */
  calls: readonly Operation[];
  /** Events that it publishes, by its outbox or at once. */
  publishes: readonly EventContract[];
  /** Events that one of its replicas handles. */
  consumes: readonly DurableAccess[];
  /** Events that each of its replicas hears from now on. */
  listensTo: readonly EventContract[];
  /** Whether it puts or gets files. */
  files: boolean;
}

/** The processes that stand on the bus: the services, the gateway, and the shell commands of whoever runs the system. */
export type BusUser = ServiceName | 'gateway' | 'operator';

const NOTHING: BusAccess = { calls: [], publishes: [], consumes: [], listensTo: [], files: false };

/** What only other services or the operator ask for: a gateway that was taken over cannot. */
const NOT_BY_THE_GATEWAY: readonly Operation[] = [
  forecastImport,
  listReceivedReports,
  nameBusinesses,
  undoImportBatch,
  upsertBusinesses,
  readBusinesses,
  pageBusinesses,
  pageWebsites,
  countWebsites,
  pagePhotoSites,
  replacePhotos,
  ensureOwnerPassword,
  setOwnerPassword,
  ...personalDataServices.flatMap(({ page, remove }) => [page, remove]),
];

/** One entry a bus user. Which operations a service answers stands in the contracts themselves. */
export const BUS_ACCESS: Readonly<Record<BusUser, BusAccess>> = {
  directory: {
    ...NOTHING,
    publishes: [businessChanged, submissionChanged],
    consumes: [{ durable: 'directory-usage', event: usageCounted }],
  },
  search: {
    ...NOTHING,
    calls: [findBusinessesByPrefix, listCities, pageBusinesses, readBusinesses],
    publishes: [synonymsChanged],
    consumes: [
      { durable: 'search-index', event: businessChanged },
      { durable: 'search-usage', event: usageCounted },
    ],
    listensTo: [businessChanged],
  },
  settings: { ...NOTHING, calls: [nameBusinesses], publishes: [settingsChanged, ownerPasswordChanged] },
  'import-export': {
    ...NOTHING,
    calls: [forecastImport, undoImportBatch, upsertBusinesses],
    publishes: [runProgress],
    files: true,
  },
  media: {
    ...NOTHING,
    calls: [
      countWebsites,
      getBusiness,
      getDirectoryStats,
      listCities,
      listCityBusinesses,
      pagePhotoSites,
      replacePhotos,
    ],
    consumes: [{ durable: 'media-own-photos', event: businessChanged }],
    listensTo: [businessChanged],
    files: true,
  },
  inbox: {
    ...NOTHING,
    calls: [getBusiness, getBusinessUsage, getSubmission, listReceivedReports],
    consumes: [
      { durable: 'inbox-submission-mails', event: submissionChanged },
      { durable: 'inbox-removed-listings', event: businessChanged },
    ],
  },
  'redirect-tracking': {
    ...NOTHING,
    publishes: [aliasDomainsChanged],
    consumes: [{ durable: 'redirect-tracking-counts', event: redirectsFollowed }],
  },
  'url-validation': { ...NOTHING, calls: [countWebsites, getBusiness, pageWebsites], files: true },
  gateway: {
    calls: ALL_OPERATIONS.filter((operation) => !NOT_BY_THE_GATEWAY.includes(operation)),
    publishes: [redirectsFollowed, usageCounted],
    consumes: [],
    listensTo: [
      aliasDomainsChanged,
      businessChanged,
      ownerPasswordChanged,
      runProgress,
      settingsChanged,
      synonymsChanged,
    ],
    files: true,
  },
  operator: { ...NOTHING, calls: ALL_OPERATIONS, files: true },
};

export const BUS_USERS = Object.keys(BUS_ACCESS) as BusUser[];

import type { PageTexts } from '../../../catalogue-types.js';

const some = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;

export const home: PageTexts['admin']['home'] = {
  title: 'Waiting for you',
  loading: 'Loading the waiting work …',
  failed: 'The waiting work could not be loaded.',
  nothing: 'Nothing is waiting.',
  kinds: {
    submissions: (count) => some(count, 'submission', 'submissions'),
    reports: (count) => some(count, 'report', 'reports'),
    ownChanges: (count) => some(count, "owner's change", "owners' changes"),
    handClaims: (count) => some(count, 'code by letter or phone', 'codes by letter or phone'),
    mails: (count) => some(count, 'unsent email', 'unsent emails'),
    imports: (count) => some(count, 'failed import', 'failed imports'),
    photoUpdates: (count) => some(count, 'failed photo update', 'failed photo updates'),
    websiteChecks: (count) => some(count, 'failed website check', 'failed website checks'),
    bulkChanges: (count) => some(count, 'failed bulk change', 'failed bulk changes'),
    hours: (count) => some(count, 'business', 'businesses') + ' with unreadable opening hours',
    password: () => 'Password too short or too common',
  },
  atLeast: (what) => `at least ${what}`,
  unknown: {
    submissions: 'Submissions: not available',
    reports: 'Reports: not available',
    ownChanges: "Owners' changes: not available",
    handClaims: 'Codes by letter or phone: not available',
    mails: 'Emails: not available',
    imports: 'Imports: not available',
    photoUpdates: 'Photo updates: not available',
    websiteChecks: 'Website checks: not available',
    bulkChanges: 'Bulk changes: not available',
    hours: 'Unreadable hours: not available',
    password: 'Password: not available',
  },
  age: {
    new: 'less than an hour old',
    hours: (hours) => `oldest ${some(hours, 'hour', 'hours')} ago`,
    days: (days) => `oldest ${some(days, 'day', 'days')} ago`,
  },
  waiting: (count) => `${some(count, 'is waiting', 'are waiting')}`,
  services: {
    title: 'Service health',
    fine: 'All services are responding.',
    silent: (names) => `No answer from: ${names}.`,
    names: {
      directory: 'Directory',
      search: 'Search',
      settings: 'Settings',
      'import-export': 'Import and export',
      media: 'Pictures',
      inbox: 'Email',
      'redirect-tracking': 'Redirects',
      'url-validation': 'Website check',
    },
    took: (name, milliseconds) => `${name} answers in ${milliseconds.toLocaleString('en-GB')} ms`,
    away: (name) => `${name}: no answer`,
  },
  more: 'More pages',
  checks: 'Website check',
  figures: 'Visit statistics',
};

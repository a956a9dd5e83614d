import type { PageTexts } from '../../../catalogue-types.js';

const amount = (value: number): string => value.toLocaleString('en-GB');
const businesses = (count: number): string => (count === 1 ? '1 business' : `${amount(count)} businesses`);

export const bulk: PageTexts['admin']['bulk'] = {
  title: 'Bulk change',
  chosen: (count) => `${amount(count)} selected`,
  all: (count) => `Select all ${amount(count)} matches`,
  clear: 'Clear selection',
  action: 'Action',
  field: 'Field',
  value: 'New value',
  empty: '(clear)',
  choose: 'Please choose',
  yes: 'Yes',
  no: 'No',
  preview: 'Preview …',
  counting: 'Counting …',
  cancel: 'Cancel',
  confirmTitle: {
    set: 'Set the value?',
    delete: 'Delete the businesses?',
    restore: 'Restore the businesses?',
    check: 'Check the websites?',
    photos: 'Update the photos?',
    export: 'Export the selection?',
  },
  workText: {
    check: (websites, total, names) =>
      `Of ${amount(total)} selected businesses (${names.join(', ')}${total > names.length ? ' …' : ''}), ${amount(websites)} ${websites === 1 ? 'has' : 'have'} a website. ${websites === 1 ? 'It is' : 'They are'} checked in the background; the selection stays as it is now.`,
    photos: (websites, total, names) =>
      `Of ${amount(total)} selected businesses (${names.join(', ')}${total > names.length ? ' …' : ''}), ${amount(websites)} ${websites === 1 ? 'has' : 'have'} a website. Those without a photo or with a broken one get the share image of their website, in the background.`,
    export: (_, total, names) =>
      `The file contains the ${amount(total)} selected businesses (${names.join(', ')}${total > names.length ? ' …' : ''}); format and columns are those of the export.`,
  },
  workConfirm: {
    check: (count) => `Check ${count === 1 ? '1 website' : `${amount(count)} websites`}`,
    photos: (count) => `Update photos of ${businesses(count)}`,
    export: (count) => `Download ${businesses(count)}`,
  },
  confirmText: (changed, total, names) =>
    `Of ${amount(total)} selected businesses (${names.join(', ')}${total > names.length ? ' …' : ''}), ${changed === 0 ? 'none will change.' : `${amount(changed)} will change. This can be undone as a whole for 30 days.`}`,
  confirm: {
    set: (count) => `Change ${businesses(count)}`,
    delete: (count) => `Delete ${businesses(count)}`,
    restore: (count) => `Restore ${businesses(count)}`,
  },
  failed: 'The bulk change was not possible',
  runs: 'Recent bulk changes',
  older: 'Older bulk changes',
  progress: 'Progress of the bulk change',
  done: (done, total) => `${amount(done)} of ${amount(total)} businesses`,
  result: (changed, unchanged, refused) =>
    `${amount(changed)} changed, ${amount(unchanged)} unchanged, ${amount(refused)} could not be changed`,
  takenBack: (restored, kept) =>
    `${amount(restored)} undone, ${amount(kept)} left because they have changed since`,
  kept: 'Businesses left unchanged',
  keptDeleted: 'deleted',
  keptMore: 'Show more',
  keptUnknown: 'These businesses no longer exist, or their names were not kept.',
  stop: 'Stop',
  stopped: 'The bulk change is stopping',
  undo: 'Undo all changes',
  undoStarted: 'The bulk change is being undone',
  undoFailed: 'The bulk change could not be undone',
  actions: {
    set: 'Set a value',
    delete: 'Delete',
    restore: 'Restore',
    check: 'Check websites',
    photos: 'Update photos',
    export: 'Export',
  },
  states: {
    queued: 'waiting',
    running: 'running',
    completed: 'done',
    stopped: 'stopped',
    failed: 'failed',
    undoing: 'being undone',
    undone: 'undone',
  },
  statuses: {
    OPERATIONAL: 'In business',
    CLOSED_TEMPORARILY: 'Temporarily closed',
    CLOSED_PERMANENTLY: 'Permanently closed',
  },
  fields: {
    category: 'Category',
    type: 'Type',
    description: 'Description',
    address: 'Address',
    postalCode: 'Postal code',
    city: 'City',
    state: 'State',
    countryCode: 'Country code',
    phone: 'Phone',
    email: 'Email',
    website: 'Website',
    reviewsLink: 'Link to reviews',
    priceLevel: 'Price level',
    businessStatus: 'Status',
    verified: 'Verified',
  },
};

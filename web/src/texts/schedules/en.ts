import type { ScheduleTexts } from './default.js';

const count = (value: number): string => value.toLocaleString('en-GB');

/** Imports of a file from a URL at regular intervals. */
export const schedules: ScheduleTexts = {
  title: 'Scheduled imports',
  intro: 'The file is fetched from its address regularly and read like the last file with the same headers.',
  add: 'Add a scheduled import',
  change: 'Change',
  address: 'Address',
  addressHint: 'The public https:// address of an .xlsx, .xls or .csv file.',
  every: 'How often',
  intervals: { hour: 'Hourly', day: 'Daily', week: 'Weekly' },
  save: 'Save',
  cancel: 'Cancel',
  saved: 'Saved',
  loadFailed: 'The scheduled imports could not be loaded.',
  failed: 'The scheduled import could not be changed',
  next: 'Next:',
  last: 'Last:',
  none: 'Not fetched yet.',
  counts: (imported, duplicates, errors) =>
    `${count(imported)} imported, ${count(duplicates)} duplicates, ${count(errors)} errors`,
  run: 'Fetch now',
  pause: 'Pause',
  resume: 'Resume',
  isPaused: 'Paused',
  remove: 'Remove',
  removeText: (address) => `${address} will no longer be fetched. Imported businesses stay.`,
};

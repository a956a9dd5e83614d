import type { ScheduleTexts } from './default.js';

const count = (value: number): string => value.toLocaleString('en-GB');

/** Imports from an address at intervals. */
export const schedules: ScheduleTexts = {
  title: 'Scheduled imports',
  intro:
    'The file is fetched from its address regularly, and read as one with the same headers was read last.',
  add: 'Add a scheduled import',
  change: 'Change',
  address: 'Address',
  addressHint: 'A public address of an .xlsx, .xls or .csv file with https://.',
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
  removeText: (address) => `${address} is not fetched any more. What was imported stays.`,
};

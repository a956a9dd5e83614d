import type { PageTexts } from '../../../catalogue-types.js';

const count = (value: number): string => value.toLocaleString('en-GB');
const businesses = (value: number): string => (value === 1 ? '1 business' : `${count(value)} businesses`);
const websitesAre = (value: number): string =>
  value === 1 ? '1 website is' : `${count(value)} websites are`;

export const photoUpdate: PageTexts['admin']['photoUpdate'] = {
  title: 'Photo update',
  intro:
    'Businesses without a photo, or with one that can no longer be shown, get the share image of their website. Websites are read slowly, following their robots.txt.',
  start: 'Update photos',
  stop: 'Stop',
  started: 'Photo update started!',
  startedText: (total) =>
    total === null
      ? 'Websites are being read in the background; you may close this page.'
      : `${websitesAre(total)} being read in the background; you may close this page.`,
  startFailed: 'The photo update could not be started',
  goingOn: 'An update is already running.',
  stopFailed: 'The photo update could not be stopped',
  statusFailed: 'The state of the photo update could not be loaded.',
  progress: 'Progress of the photo update',
  processed: (processed, total) =>
    total === null ? businesses(processed) : `${count(processed)} of ${businesses(total)}`,
  current: (name) => `Current: ${name}`,
  stopping: 'Stopping …',
  outcomesLabel: 'Results',
  outcomes: {
    added: 'Photo added',
    replaced: 'Broken photo replaced',
    kept: 'Has a photo',
    'no-picture': 'Website has no share image',
    'bad-picture': 'Picture cannot be used',
    disallowed: 'Website does not allow it',
    unreachable: 'Website unreachable',
  },
  showThem: 'Show these businesses in the list',
  ofSelection: 'selection',
  states: {
    queued: 'Update queued',
    running: 'Update running',
    completed: 'Update completed',
    stopped: 'Update stopped',
    failed: 'Update failed',
  },
};

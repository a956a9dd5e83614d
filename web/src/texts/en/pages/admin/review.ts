import type { PageTexts } from '../../../catalogue-types.js';

export const review: PageTexts['admin']['review'] = {
  start: { submissions: 'Review one by one', reports: 'Review reports one by one' },
  close: 'End the review',
  left: (count) => `${count} left`,
  more: 'The next are being loaded …',
  done: 'All are decided.',
  edit: 'Correct',
  previous: 'Previous',
  next: 'Next',
  apply: 'Apply the proposal',
  undo: (name) => `Take back: ${name}`,
  approveAll: (count) => `Approve all ${count} loaded`,
  approveAllText:
    'They are approved without a look at possible duplicates. For some seconds this can be taken back.',
  confirmAll: 'Approve all',
  reasons: 'Choose the reason',
  ownReason: 'A reason of your own',
  confirmReject: 'Decide with this reason',
  required: 'This field is required.',
  cancel: 'Cancel',
  hint: 'Keys: A approve, R reject, E correct, J next, K previous, U take back, Esc end. A decision is sent after eight seconds; until then it can be taken back.',
  failed: (name) => `The decision was not sent: ${name}`,
  byHand: 'This proposal cannot be applied by itself; open it in the form with E.',
  templates: {
    submissions: [
      'This business is listed already.',
      'Its details are incomplete or could not be confirmed.',
      'This is not a repair or service business.',
      'The business is not in Germany.',
      'The text is advertising.',
    ],
    reports: [
      'The details are right already.',
      'The proposal could not be confirmed.',
      'The report could not be understood; please write in more detail.',
      'The listing follows our rules.',
    ],
  },
};

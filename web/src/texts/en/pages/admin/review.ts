import type { PageTexts } from '../../../catalogue-types.js';

export const review: PageTexts['admin']['review'] = {
  start: { submissions: 'Review one by one', reports: 'Review reports one by one' },
  close: 'End the review',
  left: (count) => `${count} left`,
  more: 'Loading more …',
  done: 'Everything has been decided.',
  edit: 'Correct',
  previous: 'Previous',
  next: 'Next',
  apply: 'Apply the proposal',
  undo: (name) => `Undo: ${name}`,
  approveAll: (count) => `Approve all ${count} loaded so far`,
  approveAllText:
    'They will be approved without a check for duplicates. You can undo this for a few seconds.',
  confirmAll: 'Approve all',
  reasons: 'Choose the reason',
  ownReason: 'Another reason',
  confirmReject: 'Confirm with this reason',
  required: 'This field is required.',
  cancel: 'Cancel',
  hint: 'Keys: A approve, R reject, E correct, J next, K previous, U undo, Esc end. A decision is sent after eight seconds; until then you can undo it.',
  failed: (name) => `The decision was not sent: ${name}`,
  byHand: 'This proposal cannot be applied automatically; press E to open it in the form.',
  templates: {
    submissions: [
      'This business is already listed.',
      'Its details are incomplete or could not be confirmed.',
      'This is not a repair or service business.',
      'The business is not in Germany.',
      'The text is advertising.',
    ],
    reports: [
      'The details are already correct.',
      'The proposal could not be confirmed.',
      'The report could not be understood; please write in more detail.',
      'The listing follows our rules.',
    ],
  },
};

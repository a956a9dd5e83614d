import type { PageTexts } from '../../../catalogue-types.js';

export const suppressions: PageTexts['admin']['suppressions'] = {
  title: 'Suppression list',
  intro:
    "Businesses removed at the person's request come back neither by an import nor by a submission. The list holds nothing but keyed hashes.",
  loadFailed: 'The suppression list could not be loaded.',
  empty: 'There is no business on the list.',
  at: 'Time',
  reason: 'Reason',
  reasons: { request: "The person's request", report: 'Upon a report' },
  hash: 'Hash',
  lift: 'Take off the list',
  lifted: 'The entry is off the list; the business may be added again',
  suppress: "Remove at the person's request",
  confirmTitle: (name) => `Remove ${name} for good?`,
  confirmText:
    'The business is deleted with all copies, submissions and reports, which cannot be undone. It is put on the suppression list.',
  confirm: 'Remove for good',
  cancel: 'Cancel',
  done: (name) => `${name} is removed for good`,
  doneText: 'Neither an import nor a submission brings it back.',
  failed: 'That did not work',
};

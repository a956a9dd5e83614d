import type { PageTexts } from '../../../catalogue-types.js';

export const suppressions: PageTexts['admin']['suppressions'] = {
  title: 'Suppression list',
  intro:
    "Businesses removed at the person's request cannot come back through an import or a submission. The list contains only keyed hashes.",
  loadFailed: 'The suppression list could not be loaded.',
  empty: 'The list is empty.',
  at: 'Time',
  reason: 'Reason',
  reasons: { request: "The person's request", report: 'A report' },
  hash: 'Hash',
  lift: 'Remove from the list',
  lifted: 'The entry was removed from the list; the business may be added again',
  suppress: "Remove at the person's request",
  confirmTitle: (name) => `Remove ${name} permanently?`,
  confirmText:
    'The business is deleted with all copies, submissions and reports; this cannot be undone. It is added to the suppression list.',
  word: 'DELETE',
  typeWord: 'This cannot be undone: type DELETE to confirm',
  confirm: 'Remove permanently',
  cancel: 'Cancel',
  done: (name) => `${name} has been removed permanently`,
  doneText: 'No import or submission can bring it back.',
  failed: 'That did not work',
};

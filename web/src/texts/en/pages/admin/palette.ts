import type { PageTexts } from '../../../catalogue-types.js';

export const palette: PageTexts['admin']['palette'] = {
  open: 'Search',
  title: 'Commands',
  search: 'Search for a screen, an action or a business',
  placeholder: 'Screen, action or name of a business',
  results: 'Found',
  searching: 'Searching businesses …',
  none: 'Nothing found.',
  keys: '↑ ↓ to choose, Enter to open, Esc to close.',
  screen: 'Screen',
  action: 'Action',
  business: 'Business',
  actions: {
    newBusiness: 'Add a new business',
    import: 'Import a spreadsheet',
    export: 'Export businesses',
  },
  shortcuts: {
    title: 'Keyboard shortcuts',
    of: {
      palette: 'Search for a screen, an action or a business',
      save: 'Save the form that you are typing in',
      next: 'In a review: next entry',
      previous: 'In a review: previous entry',
      approve: 'In a review: approve',
      reject: 'In a review: reject',
      edit: 'In a review: edit',
      undo: 'In a review: undo the last decision',
      reason: 'In a review: choose the reason, after R',
      close: 'Close the window',
      help: 'Show this list',
    },
    mac: 'On a Mac, use ⌘ instead of Ctrl.',
    close: 'Close',
  },
};

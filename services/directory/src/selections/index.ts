export { BulkSelections, digestOfIds } from './bulk-selections.js';
export { FrozenSelections } from './frozen-selections.repository.js';
export { SelectedWebsites } from './selected-websites.repository.js';

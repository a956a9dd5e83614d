import { defineOperation } from '../../operation.js';
import { listPanelBusinesses } from '../../search/list-panel-businesses.js';

/** One page of unlisted businesses, for the panel; filters and order as for the listed ones. */
export const listUnlistedBusinesses = defineOperation({
  service: 'directory',
  name: 'list-unlisted-businesses',
  input: listPanelBusinesses.input,
  output: listPanelBusinesses.output,
});

/** Actions whose subject is the id of a business, which has a name while it is there or can be restored. */
const businessActions: ReadonlySet<string> = new Set([
  'createBusiness',
  'editBusiness',
  'releaseFields',
  'dropUnreadHours',
  'removeBusiness',
  'restoreBusiness',
  'mergeBusinesses',
]);

export const isBusinessAction = (action: string): boolean => businessActions.has(action);

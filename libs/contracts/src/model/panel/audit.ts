/** Actions whose subject is the id of a business; its name is known while it exists or can be restored. */
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

/** Roles of accounts, fewest rights first; each may do what the ones before it may. */
export const roles = ['reader', 'editor', 'owner'] as const;
export type Role = (typeof roles)[number];

/** The account that the password gate opens. */
export const OWNER_ACCOUNT = 'owner';

/** Whether `role` includes the rights of `needed`. */
export const hasRightsOf = (role: Role, needed: Role): boolean =>
  roles.indexOf(role) >= roles.indexOf(needed);

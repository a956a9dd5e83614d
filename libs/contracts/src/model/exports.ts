/** What an export has: everything, rows by their numbers, or the listings of a day (admin specification, section 2). */
export const exportTypes = ['all', 'range', 'date'] as const;
export type ExportType = (typeof exportTypes)[number];

/** Whether a business operates; values of the source. */
export const businessStatuses = ['OPERATIONAL', 'CLOSED_TEMPORARILY', 'CLOSED_PERMANENTLY'] as const;

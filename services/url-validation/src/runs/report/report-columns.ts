import type { CheckResultRecord } from '../results/check-result.schema.js';

export const reportColumns = [
  'business_id',
  'name',
  'website',
  'grade',
  'status',
  'new_address',
  'fault',
  'checked_at',
] as const;

/** The values of a result, in the order of {@link reportColumns}; '' for a missing value. */
export const reportRow = (result: CheckResultRecord): (string | number)[] => [
  result.businessId,
  result.name,
  result.website,
  result.grade,
  result.status ?? '',
  result.newAddress ?? '',
  result.fault ?? '',
  result.checkedAt.toISOString(),
];

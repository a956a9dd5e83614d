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

/** In the order of {@link reportColumns}; '' if missing. */
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

/** Kinds of report: a suggested change, or a problem with a listing. */
export const reportKinds = ['change', 'report'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** What can be wrong with a listing. */
export const reportReasons = ['closed', 'duplicate', 'wrong', 'removal', 'unlawful', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** States of a report; the state of a decided one is the decision. */
export const reportStates = ['waiting', 'applied', 'dismissed', 'removed'] as const;
export type ReportState = (typeof reportStates)[number];

/** Why the operator removed a business permanently: a direct request, or a report on its listing. */
export const suppressionReasons = ['request', 'report'] as const;
export type SuppressionReason = (typeof suppressionReasons)[number];

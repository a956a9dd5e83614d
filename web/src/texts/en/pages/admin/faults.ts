import { type ErrorCode, type RefusalName, refusals } from '@gewerk/contracts';
import type { ReportedRow } from '@gewerk/contracts/bus';

/** The sentences of the API itself, with `{name}` as a placeholder for a value. */
const reasons = Object.fromEntries(
  Object.entries(refusals).map(([name, [, sentence]]) => [name, sentence]),
) as Readonly<Record<RefusalName, string>>;

const codes: Readonly<Record<ErrorCode, string>> = {
  'invalid-input': 'A value was not accepted.',
  unauthenticated: 'Not logged in; log in first.',
  forbidden: 'This is not allowed.',
  'business-not-found': 'This business no longer exists.',
  'category-not-found': 'There is no such category.',
  'city-not-found': 'There is no such city.',
  'photo-not-found': 'There is no such photo.',
  'run-not-found': 'There is no such run.',
  'file-not-found': 'The file no longer exists; it may have expired.',
  'submission-not-found': 'This submission no longer exists.',
  'report-not-found': 'This report no longer exists.',
  'message-not-found': 'This message no longer exists.',
  'claim-not-found': 'This request no longer exists, or its code was already used.',
  'mail-not-found': 'This email no longer exists.',
  'subscription-not-found': 'This subscription no longer exists.',
  'settings-version-not-found': 'This version of the settings is no longer kept.',
  'account-not-found': 'This account no longer exists.',
  'passkey-not-found': 'The account does not have this passkey.',
  'route-not-found': 'There is nothing at this address.',
  'method-not-allowed': 'This address does not accept such a request.',
  conflict: 'This has changed in the meantime; reload and try again.',
  'precondition-failed': 'The file is not the one requested.',
  'payload-too-large': 'The request is too large.',
  'uri-too-long': 'The address is too long.',
  'not-a-spreadsheet': 'The file is not a spreadsheet.',
  'unsupported-media-type': 'This kind of file is not accepted.',
  'range-not-satisfiable': 'The file has no such part.',
  'unprocessable-file': 'The file cannot be read.',
  'rate-limited': 'Too many requests; try again in a moment.',
  'headers-too-large': 'The request is too large.',
  internal: 'An unexpected error occurred; try again later.',
  unavailable: 'The service is not responding; try again in a moment.',
  'request-timeout': 'The request did not arrive in time; send it again.',
  timeout: 'The service did not respond in time; try again.',
};

/** Why a row was not imported; the value is '' if the row has none. */
const rows: Readonly<Record<ReportedRow['code'], (field: string, value: string) => string>> = {
  missing: (field) => `${field} is missing.`,
  invalid: (field, value) => `${field}: “${value}” is not valid.`,
  'too-long': (field, value) => `${field}: “${value}” is too long.`,
  unreadable: (field, value) => `${field}: “${value}” cannot be read.`,
  'left-out': (_field, value) => `The row was skipped, as chosen for the category “${value}”.`,
  suppressed: () => 'This business was removed at the person’s request and is on the suppression list.',
};

/** What the server refused, and why. */
export const faults = {
  reasons,
  codes,
  rows,
  unreached: 'The server cannot be reached; check the connection and try again.',
  field: (label: string) => `${label}: this value was not accepted.`,
} as const;

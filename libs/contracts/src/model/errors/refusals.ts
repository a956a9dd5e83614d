import type { ErrorCode } from './errors.js';

/**
 * Reasons why services refuse a request of the panel: each with its error code and its English sentence. The panel
 * has the same sentences in its languages; `{name}` stands for a fact.
 */
export const refusals = {
  'business-changed': ['conflict', '{name} has changed in the meantime; reload it and try again.'],
  'business-exists': ['conflict', 'A business with this name and address already exists: {address}.'],
  'business-returned': ['conflict', '{name} has been added to the directory again in the meantime.'],
  'business-suppressed': [
    'conflict',
    "{name} was removed at the person's request. To list it again, remove it from the suppression list first.",
  ],
  'business-not-found': ['business-not-found', 'Business not found.'],
  'business-removed': ['business-not-found', '{name} was removed; it can still be restored.'],
  'merge-not-undoable': [
    'conflict',
    '{name} took over this name and address in the merge and has changed since. Give it another name, then undo the merge.',
  ],
  'submission-decided': ['conflict', 'This submission is already {state}.'],
  'report-decided': ['conflict', 'This report is already {state}.'],
  'selection-changed': [
    'conflict',
    'The selection now has {now} businesses, not {expected}; check the preview again.',
  ],
  'selection-exchanged': [
    'conflict',
    'The selection now has different businesses, though just as many; check the preview again.',
  ],
  'selection-empty': ['invalid-input', 'The selection is now empty; select again.'],
  'text-selects-too-many': [
    'invalid-input',
    'The search finds {total} businesses, but a search text may select fewer than {most}; add a filter.',
  ],
  'bulk-running': ['conflict', 'Another bulk change is already running; stop it or wait until it ends.'],
  'bulk-not-undoable': [
    'conflict',
    'This bulk change cannot be undone: it is running, already undone or too old.',
  ],
  'views-full': ['conflict', 'An account can keep at most {most} views; remove one first.'],
  'no-mail-server': ['conflict', 'SMTP_URL is not set: no mail server is configured.'],
  'mail-not-retryable': ['conflict', 'This email was sent, is already waiting, or has no recipient.'],
  'import-not-ended': ['conflict', 'The import has not ended yet. Cancel it first.'],
  'import-undo-running': ['conflict', 'The import is already being undone.'],
  'import-undone': ['conflict', 'The import has already been undone.'],
  'import-without-change': ['conflict', 'The import changed nothing.'],
  'import-too-old': [
    'conflict',
    'The import was more than {days} days ago; the record of its changes is no longer kept.',
  ],
  'import-running': [
    'conflict',
    'Another import or undo is running. Wait until it has ended, then start this import.',
  ],
  'import-other-undo': [
    'conflict',
    'Another import or undo is running. Wait until it has ended, then undo this import.',
  ],
  'import-cancelled': ['conflict', 'The import was cancelled. Rows stored by then are kept.'],
  'import-timeout': [
    'timeout',
    'The import did not end within {minutes} minutes. The rows stored so far are kept; start the import again to continue.',
  ],
  'file-too-large': [
    'payload-too-large',
    'The file is larger than {megabytes} MB. Split it and import the parts one by one.',
  ],
  'file-empty': [
    'unprocessable-file',
    'The file is empty (0 bytes). Choose an .xlsx, .xls or .csv file with rows in it.',
  ],
  'file-no-spreadsheet': [
    'not-a-spreadsheet',
    'The file is {what}, not a spreadsheet. Save it as an .xlsx, .xls or .csv file, with that file extension, and import the new file.',
  ],
  'file-encrypted': [
    'unprocessable-file',
    'The file is encrypted. Save it without a password and import the new file.',
  ],
  'file-cut-off': [
    'unprocessable-file',
    'The file is cut off or damaged: its end is missing. Transfer or save it again.',
  ],
  'file-damaged': [
    'unprocessable-file',
    'The file is damaged: {part} cannot be read. Open it in a spreadsheet program and save it again.',
  ],
  'file-incomplete': [
    'unprocessable-file',
    'The file is incomplete: {part} is missing. Open it in a spreadsheet program and save it again.',
  ],
  'file-bomb': [
    'unprocessable-file',
    'The file unpacks to far more data than a spreadsheet of its size contains ({what}), like a zip bomb. It was not opened.',
  ],
  'file-too-demanding': [
    'unprocessable-file',
    'The file needs more memory to read than is allowed. Split it and import the parts one by one.',
  ],
  'files-take-too-long': [
    'unprocessable-file',
    'Reading all files took longer than {seconds} s. Import fewer files at once, or smaller ones.',
  ],
  'file-too-many-rows': [
    'unprocessable-file',
    'The file has more than {rows} rows. Split it and import the parts one by one.',
  ],
  'file-without-sheet': ['unprocessable-file', 'The file has no worksheet.'],
  'file-without-this-sheet': [
    'unprocessable-file',
    "The file has no sheet '{sheet}'. Its sheets are: {sheets}.",
  ],
  'files-differ': [
    'unprocessable-file',
    "'{file}' has different columns from '{first}'. Import it on its own.",
  ],
  'file-without-header': [
    'unprocessable-file',
    'No sheet has a recognisable header row. One of the first rows must name the columns: the name of the business (name, Name, title, Business name, post_title …) and at least one more, such as city, Kategorie or address.',
  ],
  'address-refused': [
    'invalid-input',
    'The address may not be fetched: it must begin with https:// and be on the public internet.',
  ],
  'address-unreachable': ['unprocessable-file', '{host} cannot be reached, or has no valid certificate.'],
  'address-status': ['unprocessable-file', '{host} answered with {status} instead of a file.'],
  'schedules-full': ['conflict', 'There are already {most} scheduled imports; remove one first.'],
  'schedule-exists': ['conflict', 'Another scheduled import already uses this address.'],
  'upload-cut-off': ['invalid-input', 'The upload broke off before the end; send the file again.'],
  'photo-unshowable': ['invalid-input', 'photo: cannot be used, because {why}'],
  'photos-full': [
    'invalid-input',
    'photo: a listing can keep at most {most} uploaded photos; remove one first',
  ],
  'photo-too-large': ['payload-too-large', 'The photo is larger than {megabytes} MB; send a smaller one.'],
  'photo-of-other-type': ['unsupported-media-type', 'Send the photo as the body, with content type {types}.'],
  'logo-unshowable': ['invalid-input', 'logo: cannot be used, because {why}'],
  'settings-saved': [
    'conflict',
    'The settings were saved in the meantime: version {current} is current, but the changes were made to version {base}.',
  ],
  'photo-update-running': ['conflict', 'A photo update is already running; stop it or wait until it ends.'],
  'check-running': ['conflict', 'A check is already running; stop it or wait until it ends.'],
  'browser-unprotected': [
    'forbidden',
    'This browser does not say which page a request comes from (Sec-Fetch-Site), so scripts in snippets could use the panel. Use a browser from 2023 or later, let the proxy pass the Sec-Fetch headers on, or set ADMIN_ORIGIN.',
  ],
  'check-too-often': ['rate-limited', 'Too many websites checked; try again in {seconds} s.'],
} as const satisfies Record<string, readonly [ErrorCode, string]>;

export type RefusalName = keyof typeof refusals;

/** A sentence with each `{name}` replaced by its fact. */
export const filled = (text: string, facts: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(facts[name] ?? place));

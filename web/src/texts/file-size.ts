const KILOBYTE = 1024;
const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

/**
 * A size in megabytes, or in whole kilobytes if it is less than a tenth of one, with numbers formatted for
 * `locale`.
 */
export function fileSize(bytes: number, locale: string): string {
  const megabytes = bytes / (KILOBYTE * KILOBYTE);
  if (megabytes < 0.1) return `${Math.ceil(bytes / KILOBYTE).toLocaleString(locale)} KB`;
  return `${megabytes.toLocaleString(locale, oneDecimal)} MB`;
}

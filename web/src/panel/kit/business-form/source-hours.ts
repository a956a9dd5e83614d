/** Makes the opening hours of a source readable: objects and lists of days become one line per day. */
export function sourceHoursText(text: string): string {
  const days = parsed(text);
  if (Array.isArray(days)) return days.map(wordsOf).join('\n');
  if (typeof days !== 'object' || days === null) return text;
  return Object.entries(days)
    .map(([day, hours]) => `${day}: ${wordsOf(hours)}`)
    .join('\n');
}

const wordsOf = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.values(value).map(wordsOf).join(' ')
    : String(value ?? '');

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

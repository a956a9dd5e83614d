const two = (value: number): string => String(value).padStart(2, '0');

/** Today in the browser's time zone, `YYYY-MM-DD`. */
export function localToday(now = new Date()): string {
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

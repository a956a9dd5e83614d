const two = (value: number): string => String(value).padStart(2, '0');

/** The day where the browser is, `YYYY-MM-DD`. */
export function localToday(now = new Date()): string {
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

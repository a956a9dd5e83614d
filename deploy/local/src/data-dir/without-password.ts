/** A URL for use in messages, without its password. */
export function withoutPassword(url: string): string {
  return url.replace(/\/\/[^@/]*@/, '//***@');
}

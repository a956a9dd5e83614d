/** An address for messages, without its password. */
export function withoutPassword(url: string): string {
  return url.replace(/\/\/[^@/]*@/, '//***@');
}

/**
 * Whether browsers and Node refuse http addresses with this port because another protocol uses it (6000,
 * 6667). This uses Node's own list: `fetch` refuses such a port before it connects. Call this only for a port
 * on which nothing listens.
 */
export async function isBlockedPort(port: number): Promise<boolean> {
  try {
    await fetch(`http://127.0.0.1:${port}`);
    return false;
  } catch (fault) {
    return fault instanceof Error && fault.cause instanceof Error && fault.cause.message === 'bad port';
  }
}

/**
 * Whether browsers, and Node, refuse to open http addresses of a port, since it belongs to another protocol
 * (6000, 6667). The list is the platform's: it refuses before it connects. Call this only for a port on which
 * nothing listens.
 */
export async function isBlockedPort(port: number): Promise<boolean> {
  try {
    await fetch(`http://127.0.0.1:${port}`);
    return false;
  } catch (fault) {
    return fault instanceof Error && fault.cause instanceof Error && fault.cause.message === 'bad port';
  }
}

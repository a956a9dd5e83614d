export type ShareOutcome = 'shared' | 'cancelled' | 'copied' | 'by-hand';

/** Uses the Web Share API, otherwise the clipboard, which only secure pages have. */
export async function shareLink(data: {
  readonly title: string;
  readonly url: string;
}): Promise<ShareOutcome> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(data);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    }
  }
  try {
    await navigator.clipboard.writeText(data.url);
    return 'copied';
  } catch {
    // The page is insecure, so it has no clipboard, or the browser does not allow it.
    return 'by-hand';
  }
}

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
    // No clipboard on insecure pages, or not allowed.
    return 'by-hand';
  }
}

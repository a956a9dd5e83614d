/** What became of a link: handed to the device, given up by the visitor, copied, or left to be copied by hand. */
export type ShareOutcome = 'shared' | 'cancelled' | 'copied' | 'by-hand';

/** Shares a link by the Web Share API, else copies it to the clipboard, which only secure pages may. */
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
    // No clipboard on insecure pages, or not allowed: the visitor gets the link to copy.
    return 'by-hand';
  }
}

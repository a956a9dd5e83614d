/**
 * The idempotency key of a form's content. It stays the same while the same content is sent again, since an
 * attempt without an answer may have been stored.
 */
export class ContentKey {
  private key = '';
  private content = '';

  /** The key for this content. */
  of(content: object): string {
    const text = JSON.stringify(content);
    if (text !== this.content) this.key = crypto.randomUUID();
    this.content = text;
    return this.key;
  }

  /** Call this once the content is stored: the same content sent later is another message. */
  renew(): void {
    this.content = '';
  }
}

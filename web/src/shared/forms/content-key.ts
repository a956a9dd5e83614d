/**
 * The idempotency key of a form's content. It stays the same while the same content is sent again, since an attempt
 * without a response may have been stored.
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

  /** To be called once the content has been stored: if the same content is sent later, it is another message. */
  renew(): void {
    this.content = '';
  }
}

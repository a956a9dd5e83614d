const NONCE_BYTES = 12;
const AES = 'AES-GCM';

/** The browser's storage, either for one tab or for all. */
export type Place = () => Storage;

/**
 * A text stored in the browser, encrypted where the context is secure: other pages of the origin can delete it, but
 * not read or forge it.
 */
export interface SealedText {
  /** Undefined if no text is stored that was encrypted with this key. */
  read(): Promise<string | undefined>;
  /** Null removes the text. Of several writes in a row, the last one is kept. */
  write(text: string | null): void;
}

/**
 * Opens the text stored in the browser under a name. Public pages of the same origin run the operator's snippets, which
 * can access the storage but not the key.
 * @param secret 32 bytes in base64url, given only to pages of the panel; without it nothing is stored
 */
export async function sealedText(
  place: Place,
  name: string,
  secret: string | undefined,
): Promise<SealedText> {
  // Over plain HTTP browsers offer no encryption; in that case no snippet runs on the panel's origin.
  if (!window.isSecureContext) return plainText(place, name);
  if (secret === undefined) return { read: () => Promise.resolve(undefined), write: () => undefined };
  const key = await crypto.subtle.importKey('raw', bytesOf(secret), AES, false, ['encrypt', 'decrypt']);
  let newest: string | null = null;
  let writing = Promise.resolve();

  async function store(text: string | null): Promise<void> {
    // A newer write has superseded this one.
    if (text !== newest) return;
    if (text === null) return onDevice(() => place().removeItem(name));
    const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
    const sealed = await crypto.subtle.encrypt({ name: AES, iv: nonce }, key, new TextEncoder().encode(text));
    const kept = textOf(new Uint8Array([...nonce, ...new Uint8Array(sealed)]));
    onDevice(() => place().setItem(name, kept));
  }
  return {
    async read() {
      const kept = onDevice(() => place().getItem(name)) ?? null;
      if (kept === null) return undefined;
      try {
        const bytes = bytesOf(kept);
        const iv = bytes.subarray(0, NONCE_BYTES);
        const text = await crypto.subtle.decrypt({ name: AES, iv }, key, bytes.subarray(NONCE_BYTES));
        return new TextDecoder().decode(text);
      } catch {
        // The text was written by another account, an earlier version, or an attacker.
        return undefined;
      }
    },
    write(text) {
      newest = text;
      writing = writing.then(() => store(text));
    },
  };
}

const plainText = (place: Place, name: string): SealedText => ({
  read: () => Promise.resolve(onDevice(() => place().getItem(name)) ?? undefined),
  write: (text) => onDevice(() => (text === null ? place().removeItem(name) : place().setItem(name, text))),
});

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

const textOf = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

function onDevice<R>(work: () => R): R | undefined {
  try {
    return work();
  } catch {
    // Storage is blocked or full: there is still the warning when the page is left.
    return undefined;
  }
}

/**
 * Prefix of Emotion's class names. It must be the same on server and client, or the browser would not reuse
 * the server's styles.
 */
export const STYLE_KEY = 'g';

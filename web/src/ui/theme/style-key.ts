/**
 * Prefix of Emotion's class names. It must be the same on the server and on the client; otherwise the browser
 * would not reuse the server's styles.
 */
export const STYLE_KEY = 'g';

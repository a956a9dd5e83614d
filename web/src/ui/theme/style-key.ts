/**
 * Prefix of Emotion's class names. It must be the same on both sides, or the browser would not take over the
 * server's styles.
 */
export const STYLE_KEY = 'g';

import { createHash } from 'node:crypto';

/** A source expression for a content security policy, without quotes: `sha256-…`. */
export const policyHash = (text: string): string =>
  `sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}`;

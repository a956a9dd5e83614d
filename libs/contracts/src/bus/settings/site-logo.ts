import { z } from 'zod';
import { defineOperation } from '../operation.js';

/** The logo of a kept version, as PNG. Fails with `photo-not-found`. */
export const getSiteLogo = defineOperation({
  service: 'settings',
  name: 'get-site-logo',
  input: z.object({ id: z.string().max(4_096) }),
  output: z.object({ contentType: z.literal('image/png'), base64: z.base64() }),
});

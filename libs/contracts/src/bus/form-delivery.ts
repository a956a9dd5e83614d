import { z } from 'zod';

/** How a form reached the gateway, so that it is not stored twice if it is sent again. */
export const formDeliverySchema = z.object({
  /** The caller's `Idempotency-Key`, or a generated one. */
  key: z.string().min(8).max(100),
  /** Identifier of the form token: each is valid for one record. */
  tokenId: z.string().min(8).max(100),
});
export type FormDelivery = z.infer<typeof formDeliverySchema>;

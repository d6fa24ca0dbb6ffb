import { z } from 'zod';
import { idSchema } from '../../core/ids.ts';

const base64url = (bytes: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(Math.ceil((bytes * 4) / 3) + 2);

/** What a browser says of where its push service takes messages for it, and how they are sealed. */
export const pushSubscriptionSchema = z.strictObject({
  endpoint: z.url().max(1000),
  p256dh: base64url(65),
  auth: base64url(16),
});

/** A browser that is told by push while its session lasts. */
const pushDeviceSchema = z.strictObject({
  id: idSchema,
  name: z.string().max(60),
  isHere: z.boolean(),
  since: z.iso.datetime(),
});
export type PushDevice = z.infer<typeof pushDeviceSchema>;

/** Without a public key the marketplace sends none. */
export const pushSchema = z.strictObject({
  publicKey: z.string().nullable(),
  devices: z.array(pushDeviceSchema).max(20),
});

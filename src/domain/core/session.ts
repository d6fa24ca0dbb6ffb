import { z } from 'zod';
import { idSchema } from './ids.ts';

/** Who is signed in, as every screen may know it. */
export const sessionSchema = z.strictObject({
  userId: idSchema,
  displayName: z.string().max(200),
  email: z.string().max(254),
  role: z.string().max(40),
  shopSlug: z.string().max(80).nullable(),
});
export type PublicSession = z.infer<typeof sessionSchema>;

import { z } from 'zod';
import { flagNames } from './flags/flags.ts';
import { idSchema } from './ids.ts';

/** Who is signed in, as every screen may know it. */
export const sessionSchema = z.strictObject({
  userId: idSchema,
  displayName: z.string().max(200),
  email: z.string().max(254),
  role: z.string().max(40),
  shopSlug: z.string().max(80).nullable(),
  /** Features that are switched off for this person; absent where all are on. */
  switchedOff: z.array(z.enum(flagNames)).optional(),
});
export type PublicSession = z.infer<typeof sessionSchema>;

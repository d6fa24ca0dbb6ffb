import { z } from 'zod';
import { idSchema } from '../ids.ts';

/** A stored picture as screens need it: its proportions, its average colour while it loads, and its focal point (0 to 1). */
export const pictureSchema = z.strictObject({
  id: idSchema,
  width: z.number().int().min(1).max(20_000),
  height: z.number().int().min(1).max(20_000),
  colour: z.string().regex(/^#[0-9a-f]{6}$/),
  alt: z.string().max(300),
  focusX: z.number().min(0).max(1),
  focusY: z.number().min(0).max(1),
});
export type Picture = z.infer<typeof pictureSchema>;

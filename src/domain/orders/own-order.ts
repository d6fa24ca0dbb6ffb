import { z } from 'zod';
import { idSchema } from '../core/ids.ts';

/** [INV-22] Which order of one's own: guests show the key of their checkout, or of a mail. */
export const ownOrderSchema = z.strictObject({ orderId: idSchema, accessKey: z.string().max(100).optional() });

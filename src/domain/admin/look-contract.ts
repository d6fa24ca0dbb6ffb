import { z } from 'zod';
import { textSchema } from '../core/text.ts';

/** Why somebody looks at what is masked: it is kept in the audit log. */
export const lookReason = textSchema(3, 300);
/** What was masked. */
export const lookedAt = z.strictObject({ value: z.string() });

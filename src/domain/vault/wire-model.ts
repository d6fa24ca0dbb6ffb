import { z } from 'zod';
import { idSchema } from '../core/ids.ts';
import { MAX_ENCRYPTED } from './limits.ts';

/*
 * Glossary
 * vault key    what encrypts values of one person, by the server alone; known outside by its id
 * purpose      storage: values that a browser keeps; session: values that end with a session
 * master key   the setting SECRETS_KEY: wraps every vault key
 * API key      `ask_…`: opens some calls to a program of a seller
 * scope        what an API key opens
 */

const keyPurposeSchema = z.enum(['storage', 'session']);
export type KeyPurpose = z.infer<typeof keyPurposeSchema>;

/** [VAULT-01] What the four operations are asked with. Other fields are passed over, as public wire formats do. */
export const requestKeySchema = z.object({
  keyId: idSchema,
  purpose: keyPurposeSchema,
  userId: idSchema,
  sessionId: z
    .string()
    .min(1)
    .max(200)
    .refine((text) => !/[\u0000\p{Surrogate}]/u.test(text))
    .nullish(),
});
export const encryptSchema = z.object({ keyId: idSchema, data: z.string() });
export const decryptSchema = z.object({ keyId: idSchema, encryptedData: z.string().max(MAX_ENCRYPTED) });
export const revokeKeySchema = z.object({ keyId: idSchema });

import { z } from 'zod';

const need = z.enum(['discouraged', 'preferred', 'required']);
const hints = z.array(z.enum(['client-device', 'hybrid', 'security-key'])).optional();
const keys = z
  .array(z.strictObject({ id: z.string(), type: z.string(), transports: z.array(z.string()).optional() }))
  .optional();

/** What the browser needs to make a passkey, as WebAuthn writes it in JSON. */
export const passkeyCreationSchema = z.strictObject({
  challenge: z.string(),
  rp: z.strictObject({ name: z.string(), id: z.string().optional() }),
  user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.strictObject({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number().optional(),
  attestation: z.enum(['direct', 'enterprise', 'indirect', 'none']).optional(),
  excludeCredentials: keys,
  authenticatorSelection: z
    .strictObject({
      authenticatorAttachment: z.enum(['cross-platform', 'platform']).optional(),
      residentKey: need.optional(),
      requireResidentKey: z.boolean().optional(),
      userVerification: need.optional(),
    })
    .optional(),
  extensions: z.strictObject({ credProps: z.boolean().optional() }).optional(),
  hints,
});

/** What the browser needs to sign in with one. */
export const passkeyRequestSchema = z.strictObject({
  challenge: z.string(),
  rpId: z.string().optional(),
  timeout: z.number().optional(),
  allowCredentials: keys,
  userVerification: need.optional(),
  hints,
});

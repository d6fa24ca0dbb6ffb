import { oc } from '@orpc/contract';
import { z } from 'zod';
import { accountProblemTexts } from '../accounts/problem-texts.ts';
import { idSchema } from '../core/ids.ts';
import { problem } from '../core/problem.ts';
import { lineSchema } from '../core/text.ts';
import { apiKeyDays, apiScopeNames } from './api-keys.ts';
import { vaultProblemTexts as texts } from './problem-texts.ts';

const tags = ['vault'];
const time = z.iso.datetime();
const count = z.number().int().min(0);

const alertSchema = z.strictObject({
  userId: idSchema,
  /** Empty once the account is deleted. */
  displayName: z.string(),
  kind: z.enum(['decryption-failures', 'encryptions']),
  raisedAt: time,
  count: count.min(1),
});
export type VaultAlert = z.infer<typeof alertSchema>;

const scope = z.enum(apiScopeNames);

const apiKeySchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  /** Its first letters; the key itself was shown once. */
  hint: z.string(),
  scopes: z.array(scope),
  state: z.enum(['active', 'expired', 'revoked', 'ended']),
  createdAt: time,
  expiresAt: time,
  lastUsedAt: time.nullable(),
  /** The call that it was used for last; empty where it was not used. */
  lastUsedFor: z.string(),
});
export type ApiKey = z.infer<typeof apiKeySchema>;

const useSchema = z.strictObject({
  id: idSchema,
  at: time,
  operation: z.string(),
  /** What was answered; 0 where it is not known. */
  status: count,
  network: z.string(),
});
export type ApiKeyUse = z.infer<typeof useSchema>;

const apiKeyCall = (method: 'GET' | 'POST', path: string, summary: string) =>
  oc.route({ method, path: `/seller/api-keys${path}`, tags, summary });
const noSuchKey = { 'vault/no-such-key': problem(404, texts['vault/no-such-key']) };
const notProven = {
  'accounts/wrong-code': problem(401, accountProblemTexts['accounts/wrong-code']),
  'accounts/wrong-password': problem(401, accountProblemTexts['accounts/wrong-password']),
  'accounts/sign-in-again': problem(403, accountProblemTexts['accounts/sign-in-again']),
  'accounts/too-many-requests': problem(
    429,
    accountProblemTexts['accounts/too-many-requests'],
    z.object({ retryAfterSeconds: z.number().int() }),
  ),
};

export const vaultContract = {
  listApiKeys: apiKeyCall('GET', '', 'The API keys of the signed-in seller, the newest first.').output(
    z.strictObject({
      keys: z.array(apiKeySchema),
      /** What making one asks for. */
      proof: z.enum(['code', 'password', 'sign-in']),
    }),
  ),
  makeApiKey: apiKeyCall('POST', '', 'A new key for a program; it is answered this once. Asks for a fresh proof.')
    .input(
      z.strictObject({
        name: lineSchema(1, 60),
        scopes: z.array(scope).min(1).max(apiScopeNames.length),
        days: z.literal(apiKeyDays),
        password: z.string().max(200).optional(),
        code: z.string().trim().max(40).optional(),
      }),
    )
    .output(z.strictObject({ id: idSchema, key: z.string() }))
    .errors({ ...notProven, 'vault/too-many-api-keys': problem(409, texts['vault/too-many-api-keys']) }),
  revokeApiKey: apiKeyCall('POST', '/{id}/revocation', 'A key opens nothing from now on.')
    .input(z.strictObject({ id: idSchema }))
    .output(z.strictObject({ id: idSchema, revoked: z.literal(true) }))
    .errors(noSuchKey),
  listApiKeyUses: apiKeyCall(
    'GET',
    '/{id}/uses',
    'What a key changed and was refused within 30 days, the newest fifty.',
  )
    .input(z.strictObject({ id: idSchema }))
    .output(z.strictObject({ uses: z.array(useSchema) }))
    .errors(noSuchKey),
  getToken: oc
    .route({
      method: 'POST',
      path: '/vault/token',
      tags,
      summary: 'A bearer token of a few minutes for the encryption service, for the browser of whoever is signed in.',
    })
    .output(z.strictObject({ token: z.string(), expiresAt: time })),
  listAlerts: oc
    .route({
      method: 'GET',
      path: '/admin/vault/alerts',
      tags,
      summary:
        'Too many failed decryptions or encryptions of one person within 60 seconds: alerts of the last 24 hours.',
    })
    .output(
      z.strictObject({
        alerts: z.array(alertSchema),
        /** Of all people together, within the last minute. */
        lastMinute: z.strictObject({ encrypted: count, decrypted: count, failed: count }),
      }),
    ),
};

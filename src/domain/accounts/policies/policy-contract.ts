import { oc } from '@orpc/contract';
import { z } from 'zod';
import { problem } from '../../core/problem.ts';
import { accountProblemTexts as texts } from '../problem-texts.ts';
import { policies } from './policy.ts';

export const policySchema = z.enum(policies);
const version = z.coerce.number<number>().int().min(1).max(1_000_000);
const blockSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['heading', 'paragraph']), text: z.string() }),
  z.strictObject({ kind: z.literal('list'), items: z.array(z.string()) }),
]);
const tags = ['accounts'];
const headSchema = z.strictObject({
  version: z.number().int(),
  holdsFrom: z.iso.date(),
  changed: z.string(),
  isMaterial: z.boolean(),
});

const shownPolicySchema = headSchema.extend({
  policy: policySchema,
  /** The version that holds today. */
  inForce: z.number().int(),
  /** With which earlier version it is compared; null where it is shown as it is. */
  against: z.number().int().nullable(),
  blocks: z.array(z.strictObject({ block: blockSchema, change: z.enum(['same', 'added', 'removed']) })),
  /** The newest first. */
  versions: z.array(headSchema),
});
export type ShownPolicy = z.infer<typeof shownPolicySchema>;

const answersSchema = z.strictObject({
  items: z.array(
    z.strictObject({
      policy: policySchema,
      /** The newest version that was accepted, with its day and where; null where it was before such was recorded. */
      accepted: z.strictObject({ version: z.number().int(), at: z.iso.datetime() }).nullable(),
      /** The version in force where a material change has not been accepted yet. */
      open: headSchema.nullable(),
    }),
  ),
});

/** [OFFICE-01] Terms, privacy notice and seller terms with their versions, and consent to them. */
export const policyContract = {
  getPolicy: oc
    .route({
      method: 'GET',
      path: '/policies/{policy}',
      tags,
      summary: 'The version in force of a policy, or another one, also compared with an earlier one.',
    })
    .input(z.strictObject({ policy: policySchema, version: version.optional(), against: version.optional() }))
    .output(shownPolicySchema)
    .errors({ 'accounts/no-such-policy-version': problem(404, texts['accounts/no-such-policy-version']) }),
  getPolicyAnswers: oc
    .route({ method: 'GET', path: '/accounts/policies', tags, summary: 'What one accepted, and what is open.' })
    .output(answersSchema),
  answerPolicy: oc
    .route({
      method: 'POST',
      path: '/accounts/policies/{policy}',
      tags,
      summary: 'Accept the version in force of a policy, or leave it for now.',
    })
    .input(z.strictObject({ policy: policySchema, version, isAccepted: z.boolean() }))
    .output(answersSchema)
    .errors({ 'accounts/policy-changed': problem(409, texts['accounts/policy-changed']) }),
};

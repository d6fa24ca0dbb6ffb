import { oc } from '@orpc/contract';
import { z } from 'zod';
import { policySchema } from '../../accounts/policies/policy-contract.ts';
import { problem } from '../../core/problem.ts';
import { lineSchema, textSchema } from '../../core/text.ts';
import { officeProblemTexts as texts } from '../problem-texts.ts';

const tags = ['office'];
const count = z.number().int().min(0);
const shownIn = z.strictObject({ en: z.string(), de: z.string() });

const versionSchema = z.strictObject({
  version: z.number().int(),
  holdsFrom: z.iso.date(),
  changed: shownIn,
  isMaterial: z.boolean(),
  state: z.enum(['earlier', 'in-force', 'planned']),
  /** People who accepted it, and who were asked and left it. */
  accepted: count,
  left: count,
});
export type PolicyVersionRow = z.infer<typeof versionSchema>;

const draftSchema = z.strictObject({
  texts: shownIn,
  changed: shownIn,
  isMaterial: z.boolean(),
  holdsFrom: z.iso.date(),
  savedAt: z.iso.datetime(),
});
const policyRowSchema = z.strictObject({
  policy: policySchema,
  /** The newest first. */
  versions: z.array(versionSchema),
  hasDraft: z.boolean(),
});
const oneSchema = policyRowSchema.extend({
  /** What a new draft begins with: the newest published text. */
  newest: shownIn,
  draft: draftSchema.nullable(),
  /** The first day that a draft can hold from. */
  firstDay: z.iso.date(),
});
export type OfficePolicy = z.infer<typeof oneSchema>;

const chosen = z.strictObject({ policy: policySchema });
const noDraft = { 'office/no-policy-draft': problem(409, texts['office/no-policy-draft']) };

const ofAnother = { 'office/policy-draft-of-another': problem(409, texts['office/policy-draft-of-another']) };

/** [OFFICE-01] Policies: drafted, previewed, published for a day to come, announced. */
export const policiesContract = {
  listPolicies: oc
    .route({
      method: 'GET',
      path: '/admin/policies',
      tags,
      summary: 'Terms, privacy notice and seller terms with their versions and who accepted them.',
    })
    .output(z.strictObject({ items: z.array(policyRowSchema), people: count })),
  getPolicyDraft: oc
    .route({ method: 'GET', path: '/admin/policies/{policy}', tags, summary: 'One policy with its draft.' })
    .input(chosen)
    .output(oneSchema),
  savePolicyDraft: oc
    .route({
      method: 'POST',
      path: '/admin/policies/{policy}/draft',
      tags,
      summary: 'Write the next version; nobody else reads it until it is published.',
    })
    .input(
      chosen.extend({
        texts: z.strictObject({ en: textSchema(1, 40_000), de: textSchema(1, 40_000) }),
        changed: z.strictObject({ en: lineSchema(3, 500), de: lineSchema(3, 500) }),
        isMaterial: z.boolean(),
        holdsFrom: z.iso.date(),
        /** Of the draft that was changed; null where there was none. */
        savedAt: z.iso.datetime().nullable(),
      }),
    )
    .output(oneSchema)
    .errors({
      'office/policy-too-early': problem(400, texts['office/policy-too-early']),
      ...ofAnother,
    }),
  discardPolicyDraft: oc
    .route({
      method: 'POST',
      path: '/admin/policies/{policy}/discard',
      tags,
      summary: 'Throw the draft of a policy away.',
    })
    .input(
      chosen.extend({
        /** Of the draft that was open. */
        savedAt: z.iso.datetime(),
      }),
    )
    .output(oneSchema)
    .errors({ ...noDraft, ...ofAnother }),
  publishPolicy: oc
    .route({
      method: 'POST',
      path: '/admin/policies/{policy}/publish',
      tags,
      summary: 'Publish the draft that was previewed; it holds from its day and never changes.',
    })
    .input(
      chosen.extend({
        /** Of the draft that was previewed. */
        savedAt: z.iso.datetime(),
        /** People get a message, by mail where they chose so, and the store shows a banner until the day has come. */
        isAnnounced: z.boolean(),
      }),
    )
    .output(oneSchema)
    .errors({
      ...noDraft,
      'office/policy-draft-changed': problem(409, texts['office/policy-draft-changed']),
      'office/policy-too-early': problem(400, texts['office/policy-too-early']),
    }),
};

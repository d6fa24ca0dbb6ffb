import { oc } from '@orpc/contract';
import { z } from 'zod';
import { secondLookStates } from '../../admin/second-look.ts';
import { idSchema } from '../../core/ids.ts';
import { centsSchema } from '../../core/money-schema.ts';
import { problem } from '../../core/problem.ts';
import { textSchema } from '../../core/text.ts';
import { orderProblemTexts } from '../../orders/problem-texts.ts';
import { refundProblems } from '../../orders/contract.ts';
import { refundRequestSchema } from '../../orders/refund-amount.ts';
import { returnsContract } from '../../returns/contract.ts';
import { casesContract } from '../../support/cases/contract.ts';
import { caseNumberSchema, caseTextSchema } from '../../support/cases/model.ts';
import { payoutHoldContract } from '../payout-hold-contract.ts';
import { personOperations } from '../person-actions.ts';
import { privacyContract } from '../privacy/privacy-contract.ts';
import { officeProblemTexts as texts } from '../problem-texts.ts';

const tags = ['office'];
const time = z.iso.datetime();
const why = textSchema(3, 1000);
const person = z.strictObject({ userId: idSchema, reason: why });
const of = <Name extends string, Input extends z.ZodType>(operation: Name, input: Input) =>
  z.strictObject({ operation: z.literal(operation), input });

/** [OFFICE-01] What one administrator asks for and another one lets happen. */
export const secondLookRequestSchema = z.discriminatedUnion('operation', [
  of('office.banPerson', person),
  of('office.banSeller', person),
  of('office.requestErasureFor', person.extend({ reason: textSchema(3, 500) })),
  of('office.releasePayouts', z.strictObject({ sellerId: idSchema, reason: textSchema(3, 500) })),
  of('office.cancelOrder', z.strictObject({ orderId: idSchema, reason: why })),
  of('office.refundOrder', z.strictObject({ orderId: idSchema, refund: refundRequestSchema, reason: why })),
  of(
    'support.decideCase',
    z.strictObject({
      number: caseNumberSchema,
      decision: z.enum(['refund', 'part']),
      amountCents: centsSchema.min(1).optional(),
      words: caseTextSchema,
    }),
  ),
  of('returns.overruleReturn', z.strictObject({ returnId: idSchema, reason: why })),
]);
export type SecondLookRequest = z.infer<typeof secondLookRequestSchema>;

const secondLookSchema = z.strictObject({
  id: idSchema,
  operation: z.string(),
  subject: z.strictObject({ kind: z.string(), id: z.string(), name: z.string() }),
  /** Money that goes to somebody by it; null where it is not about a sum. */
  amountCents: centsSchema.nullable(),
  reason: z.string(),
  state: z.enum(secondLookStates),
  requestedBy: z.string(),
  requestedAt: time,
  expiresAt: time,
  decidedBy: z.string(),
  decidedAt: time.nullable(),
  answer: z.string(),
  /** Asked for by whoever reads this. */
  isOwn: z.boolean(),
});
export type SecondLook = z.infer<typeof secondLookSchema>;

const one = z.strictObject({ id: idSchema });
const noLook = { 'office/no-second-look': problem(404, texts['office/no-second-look']) };
const over = { ...noLook, 'office/second-look-over': problem(409, texts['office/second-look-over']) };
const errorsOf = <Errors>(contract: { '~orpc': { errorMap: Errors } }): Errors => contract['~orpc'].errorMap;
const refusedOperations = {
  ...errorsOf(personOperations('/admin/people', '').ban),
  ...errorsOf(payoutHoldContract.releasePayouts),
  ...errorsOf(privacyContract.requestErasureFor),
  ...refundProblems,
  'office/no-such-order': problem(404, texts['office/no-such-order']),
  'orders/move-not-allowed': problem(409, orderProblemTexts['orders/move-not-allowed']),
  ...errorsOf(returnsContract.overruleReturn),
  ...errorsOf(casesContract.decideCase),
};

export const secondLookContract = {
  listSecondLooks: oc
    .route({
      method: 'GET',
      path: '/admin/second-looks',
      tags,
      summary:
        'Acts of others that wait for a second administrator, due first; those that one asked for oneself; or those that are over, newest first.',
    })
    .input(
      z.strictObject({
        show: z.enum(['waiting', 'own', 'over']).default('waiting'),
        cursor: z.string().max(300).optional(),
        limit: z.coerce.number<number>().int().min(1).max(100).default(25),
      }),
    )
    .output(z.strictObject({ items: z.array(secondLookSchema), nextCursor: z.string().nullable() })),
  requestSecondLook: oc
    .route({
      method: 'POST',
      path: '/admin/second-looks',
      tags,
      summary: 'Ask a second administrator with the same permission to let an act happen.',
    })
    .input(z.strictObject({ request: secondLookRequestSchema }))
    .output(secondLookSchema)
    .errors({ ...noLook, 'office/second-look-waits': problem(409, texts['office/second-look-waits']) }),
  decideSecondLook: oc
    .route({
      method: 'POST',
      path: '/admin/second-looks/{id}/decide',
      tags,
      summary: 'Let an act happen that somebody else asked for, or refuse it.',
    })
    .input(one.extend({ isApproved: z.boolean(), answer: textSchema(0, 500).default('') }))
    .output(secondLookSchema)
    .errors({
      ...refusedOperations,
      ...over,
      'office/second-look-own': problem(409, texts['office/second-look-own']),
      'office/second-look-asker-gone': problem(409, texts['office/second-look-asker-gone']),
    }),
  withdrawSecondLook: oc
    .route({
      method: 'POST',
      path: '/admin/second-looks/{id}/withdraw',
      tags,
      summary: 'Take back what one asked for oneself.',
    })
    .input(one)
    .output(secondLookSchema)
    .errors(over),
};

import { oc } from '@orpc/contract';
import { z } from 'zod';
import { secondLookProblem } from '../../admin/second-look.ts';
import { idSchema } from '../../core/ids.ts';
import { centsSchema } from '../../core/money-schema.ts';
import { problem } from '../../core/problem.ts';
import { fileProblemTexts } from '../../files/problem-texts.ts';
import { ownOrderSchema } from '../../orders/own-order.ts';
import { orderProblemTexts } from '../../orders/problem-texts.ts';
import { withheldProblem } from '../../orders/withheld-problem.ts';
import { returnProblemTexts } from '../../returns/problem-texts.ts';
import { supportProblemTexts as texts } from '../problem-texts.ts';
import { ticketNumberSchema } from '../tickets/model.ts';
import { ANSWER_DAYS, MAX_ANSWER_DAYS } from './limits.ts';
import {
  caseNumberSchema,
  casePartySchema,
  casePicturesSchema,
  caseRecordSchema,
  caseTextSchema,
  partyCaseSchema,
} from './model.ts';

const tags = ['support'];
const number = caseNumberSchema;
const cases = z.strictObject({ cases: z.array(partyCaseSchema) });
const moved = z.strictObject({ number, state: partyCaseSchema.shape.state });
const noCase = { 'support/no-such-case': problem(404, texts['support/no-such-case']) };
const noOrder = { 'orders/not-found': problem(404, orderProblemTexts['orders/not-found']) };
const closed = {
  'support/case-decided': problem(409, texts['support/case-decided']),
  'support/case-of-bank': problem(409, texts['support/case-of-bank']),
};
const noFile = { 'files/not-found': problem(404, fileProblemTexts['files/not-found']) };

/** What buyer and maker do. */
const parties = {
  listOrderCases: oc
    .route({
      method: 'GET',
      path: '/orders/{orderId}/cases',
      tags,
      summary: 'The cases of one’s order, newest first; guests show the key of their checkout.',
    })
    .input(ownOrderSchema)
    .output(cases)
    .errors(noOrder),
  writeInCase: oc
    .route({
      method: 'POST',
      path: '/orders/{orderId}/cases/{number}/words',
      tags,
      summary: 'The buyer’s words in a case, with pictures.',
    })
    .input(ownOrderSchema.extend({ number, words: caseTextSchema, pictures: casePicturesSchema }))
    .output(moved)
    .errors({ ...noOrder, ...noCase, ...closed, ...noFile }),
  listShopCases: oc
    .route({
      method: 'GET',
      path: '/seller/orders/{orderId}/cases',
      tags,
      summary: 'The cases of an order of one’s shop.',
    })
    .input(z.strictObject({ orderId: idSchema }))
    .output(cases),
  writeInShopCase: oc
    .route({
      method: 'POST',
      path: '/seller/cases/{number}/words',
      tags,
      summary: 'The maker’s words in a case, with pictures.',
    })
    .input(z.strictObject({ number, words: caseTextSchema, pictures: casePicturesSchema }))
    .output(moved)
    .errors({ ...noCase, ...closed, ...noFile }),
};

/** [SUP-04, OFFICE-01] What the back office does. */
const office = {
  getCase: oc
    .route({
      method: 'GET',
      path: '/admin/case-records/{number}',
      tags,
      summary: 'One case: the words of both parties, what the order says, and everything that was done.',
    })
    .input(z.strictObject({ number }))
    .output(caseRecordSchema)
    .errors(noCase),
  listOrderCasesForAdmin: oc
    .route({ method: 'GET', path: '/admin/orders/{orderId}/cases', tags, summary: 'The cases of any order.' })
    .input(z.strictObject({ orderId: idSchema }))
    .output(cases),
  openCase: oc
    .route({
      method: 'POST',
      path: '/admin/orders/{orderId}/cases',
      tags,
      summary: 'Opens a case about an order, or makes one of a ticket that names it. Both parties are told.',
    })
    .input(z.strictObject({ orderId: idSchema, ticket: ticketNumberSchema.optional(), words: caseTextSchema }))
    .output(moved)
    .errors({
      ...noOrder,
      'support/no-such-ticket': problem(404, texts['support/no-such-ticket']),
      'support/case-open': problem(409, texts['support/case-open'], z.object({ number })),
    }),
  askInCase: oc
    .route({
      method: 'POST',
      path: '/admin/case-records/{number}/questions',
      tags,
      summary: 'Asks a party for its words, until a day. Both parties read it.',
    })
    .input(
      z.strictObject({
        number,
        party: casePartySchema,
        words: caseTextSchema,
        days: z.number().int().min(1).max(MAX_ANSWER_DAYS).default(ANSWER_DAYS),
      }),
    )
    .output(moved)
    .errors({ ...noCase, ...closed }),
  noteCase: oc
    .route({
      method: 'POST',
      path: '/admin/case-records/{number}/notes',
      tags,
      summary: 'A note that only the house reads.',
    })
    .input(z.strictObject({ number, words: caseTextSchema }))
    .output(moved)
    .errors(noCase),
  assignCase: oc
    .route({ method: 'POST', path: '/admin/case-records/{number}/owner', tags, summary: 'Says who works on a case.' })
    .input(z.strictObject({ number, ownerId: idSchema.nullable() }))
    .output(moved)
    .errors({ ...noCase, 'support/not-a-case-owner': problem(409, texts['support/not-a-case-owner']) }),
  escalateCase: oc
    .route({
      method: 'POST',
      path: '/admin/case-records/{number}/escalation',
      tags,
      summary: 'Asks somebody else of the house to decide, once. Whoever asks does not decide any more.',
    })
    .input(z.strictObject({ number, words: caseTextSchema }))
    .output(moved)
    .errors({ ...noCase, ...closed, 'support/case-escalated': problem(409, texts['support/case-escalated']) }),
  decideCase: oc
    .route({
      method: 'POST',
      path: '/admin/case-records/{number}/decision',
      tags,
      summary: 'Decides a case, once: all goes back, a part, or nothing. Both parties read why.',
    })
    .input(
      z.strictObject({
        number,
        decision: z.enum(['refund', 'part', 'none']),
        /** Of a part, in minor units. */
        amountCents: centsSchema.min(1).optional(),
        words: caseTextSchema,
      }),
    )
    .output(moved.extend({ refundCents: centsSchema.nullable() }))
    .errors({
      ...noCase,
      ...closed,
      ...withheldProblem,
      ...secondLookProblem,
      'support/case-escalated': problem(409, texts['support/case-escalated']),
      'support/case-needs-refund': problem(403, texts['support/case-needs-refund']),
      'support/case-amount': problem(422, texts['support/case-amount']),
      'orders/refund-too-much': problem(
        409,
        orderProblemTexts['orders/refund-too-much'],
        z.object({ leftCents: z.number().int() }),
      ),
      'orders/refund-unknown-line': problem(400, orderProblemTexts['orders/refund-unknown-line']),
      'returns/step-not-allowed': problem(409, returnProblemTexts['returns/step-not-allowed']),
      'returns/too-many': problem(409, returnProblemTexts['returns/too-many']),
    }),
};

export const casesContract = { ...parties, ...office };

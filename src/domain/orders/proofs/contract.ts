import { oc } from '@orpc/contract';
import { z } from 'zod';
import { idSchema } from '../../core/ids.ts';
import { problem } from '../../core/problem.ts';
import { textSchema } from '../../core/text.ts';
import { fileProblemTexts } from '../../files/problem-texts.ts';
import { orderProblemTexts } from '../problem-texts.ts';
import { ownOrderSchema } from '../own-order.ts';
import { MAX_PROOF_PICTURES, MAX_PROOFS, proofStateSchema, shownProofSchema } from './model.ts';
import { proofProblemTexts as texts } from './problem-texts.ts';

const tags = ['orders'];
const notFound = { 'orders/not-found': problem(404, orderProblemTexts['orders/not-found']) };
export const proofOpenProblem = { 'orders/proof-open': problem(409, texts['orders/proof-open']) };
const ofOrder = z.strictObject({ orderId: idSchema });
const proofs = z.strictObject({ proofs: z.array(shownProofSchema) });
const versionSchema = z.number().int().min(1).max(MAX_PROOFS);
const moved = z.strictObject({ lineId: idSchema, version: versionSchema, state: proofStateSchema });

/** [ORD-07] Proofs of personalised pieces, before they are made. */
export const proofsContract = {
  listProofs: oc
    .route({
      method: 'GET',
      path: '/orders/{orderId}/proofs',
      tags,
      summary: 'The proofs of one’s order, oldest first; guests show the key of their checkout.',
    })
    .input(ownOrderSchema)
    .output(proofs)
    .errors(notFound),
  answerProof: oc
    .route({
      method: 'POST',
      path: '/orders/{orderId}/proofs/answer',
      tags,
      summary: 'The buyer approves the newest version, or asks for a change.',
    })
    .input(
      ownOrderSchema.extend({
        lineId: idSchema,
        version: versionSchema,
        state: z.enum(['approved', 'change_requested']),
        /** What should be different; empty with an approval. */
        answer: textSchema(0, 1000).default(''),
      }),
    )
    .output(moved)
    .errors({
      ...notFound,
      'orders/proof-not-found': problem(404, texts['orders/proof-not-found']),
      'orders/proof-answered': problem(409, texts['orders/proof-answered']),
      'orders/proof-change-empty': problem(422, texts['orders/proof-change-empty']),
    }),
  listShopProofs: oc
    .route({
      method: 'GET',
      path: '/seller/orders/{orderId}/proofs',
      tags,
      summary: 'The proofs of one order of the maker’s shop, oldest first.',
    })
    .input(ofOrder)
    .output(proofs)
    .errors(notFound),
  sendProof: oc
    .route({
      method: 'POST',
      path: '/seller/orders/{orderId}/proofs',
      tags,
      summary: 'The maker shows the buyer the next version of a personalised piece.',
    })
    .input(
      ofOrder.extend({
        lineId: idSchema,
        text: textSchema(0, 1000).default(''),
        /** Private pictures of the maker’s. */
        pictures: z.array(idSchema).max(MAX_PROOF_PICTURES).default([]),
      }),
    )
    .output(moved)
    .errors({
      ...notFound,
      'orders/proof-not-personalised': problem(409, texts['orders/proof-not-personalised']),
      'orders/proof-too-late': problem(409, texts['orders/proof-too-late']),
      'orders/proof-approved': problem(409, texts['orders/proof-approved']),
      'orders/proof-empty': problem(422, texts['orders/proof-empty']),
      'orders/proof-too-many': problem(409, texts['orders/proof-too-many']),
      'files/not-found': problem(404, fileProblemTexts['files/not-found']),
    }),
  listProofsForAdmin: oc
    .route({ method: 'GET', path: '/admin/orders/{orderId}/proofs', tags, summary: 'The proofs of an order.' })
    .input(ofOrder)
    .output(proofs),
};

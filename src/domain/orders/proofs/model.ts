import { z } from 'zod';
import { idSchema } from '../../core/ids.ts';
import { pictureSchema } from '../../core/pictures/picture.ts';

/*
 * Glossary
 * proof   what a maker shows of a personalised piece before it is made: pictures, text, a version [ORD-07]
 * open    its newest version waits for the buyer, or for the maker after a change was requested; its piece is neither begun nor sent
 */

export const MAX_PROOF_PICTURES = 5;
/** Versions of one line. */
export const MAX_PROOFS = 20;

/** `superseded`: a newer version came before the buyer answered, or its piece is not made any more. */
export const proofStateSchema = z.enum(['sent', 'approved', 'change_requested', 'superseded']);
export type ProofState = z.infer<typeof proofStateSchema>;

export const proofSchema = z.strictObject({
  lineId: idSchema,
  version: z.number().int().min(1).max(MAX_PROOFS),
  state: proofStateSchema,
  /** What its maker writes about it. */
  text: z.string(),
  /** What the buyer would like to be different. */
  answer: z.string(),
  sentAt: z.iso.datetime(),
  /** Until when the buyer answers, or the maker sends the next version. */
  dueAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
  /** `system`: the buyer did not answer in time. */
  answeredBy: z.enum(['buyer', 'maker', 'system']).nullable(),
});
export type Proof = z.infer<typeof proofSchema>;

export const shownProofSchema = proofSchema.extend({ pictures: z.array(pictureSchema) });
export type ShownProof = z.infer<typeof shownProofSchema>;

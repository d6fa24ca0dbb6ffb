import type { BulkMoveRefusal } from '#domain/orders/bulk/bulk-contract.ts';
import { orderProblemTexts } from '#domain/orders/problem-texts.ts';
import { proofProblemTexts } from '#domain/orders/proofs/problem-texts.ts';
import { sentenceOf } from '#web/platform/languages/language.ts';

/** Why an order was not moved, in a sentence. */
export const refusalText = (code: BulkMoveRefusal): string =>
  sentenceOf({ ...orderProblemTexts, ...proofProblemTexts }, { code });

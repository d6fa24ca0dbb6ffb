import { sanitiseLog } from '#domain/core/sanitise-log.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { ANSWER_QUEUE, disputeOf, findAnswer, recordAnswerFailure } from './answer-store.ts';
import { syncDispute } from './sync-dispute.ts';

/** [PAY-02] Sends evidence that was submitted to the bank, once: what the provider has already is not sent again. */
export const answerQueue: Queue = {
  name: ANSWER_QUEUE,
  // Once an hour for two weeks, which is longer than a bank waits.
  tries: 340,
  firstDelay: 60,
  longestDelay: 3600,
  isReady: ({ circuits }) => !circuits.isResting('card provider'),
  handle: async (app, { key }) => {
    const { checkoutId, id } = disputeOf(key);
    const evidence = await findAnswer(app.db, { checkoutId, id });
    if (!evidence) return;
    // Its try may have been cut off after the provider had it, and keys are forgotten there after a day.
    if (!(await app.outside.disputes.retrieve(id)).isAnswered) await app.outside.disputes.answer(id, evidence);
    await syncDispute(app, id);
  },
  judge: (error) => ({ message: sanitiseLog((error as Error).message) }),
  recordFailure: (tx, { key }, { tries, nextAt }) => recordAnswerFailure(tx, { ...disputeOf(key), tries, nextAt }),
};

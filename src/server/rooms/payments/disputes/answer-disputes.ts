import { addMilliseconds, HOUR, MINUTE, SECOND } from '#domain/core/time.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { type DueAnswer, listDueAnswers, postponeAnswer } from './answer-store.ts';
import { lookAtDispute } from './look-at-dispute.ts';

const BATCH_SIZE = 20;
/** After a try that failed: a minute, then twice as long each time. */
const FIRST_WAIT = MINUTE;
const LONGEST_WAIT = HOUR;

/** [PAY-02] Sends evidence that was submitted to the bank, once: what the provider has already is not sent again. */
export const answerDisputes: Job = {
  name: 'payments.answer-disputes',
  every: 5 * SECOND,
  run: async (app) => {
    const due = await listDueAnswers(app.db, app.clock.now(), BATCH_SIZE);
    for (const answer of due) await send(app, answer);
    return due.length === BATCH_SIZE;
  },
};

async function send(app: App, { checkoutId, id, evidence, tries }: DueAnswer): Promise<void> {
  try {
    // Its try may have been cut off after the provider had it, and keys are forgotten there after a day.
    if (!(await app.outside.disputes.retrieve(id)).isAnswered) await app.outside.disputes.answer(id, evidence);
    await lookAtDispute(app, id);
  } catch (error) {
    app.log.error('the evidence of a dispute could not be sent yet', { error, disputeId: id, tries: tries + 1 });
    const wait = Math.min(FIRST_WAIT * 2 ** Math.min(tries, 20), LONGEST_WAIT);
    await postponeAnswer(app.db, { checkoutId, id, until: addMilliseconds(app.clock.now(), wait) });
  }
}

import { MINUTE } from '#domain/core/time.ts';
import type { Order } from '#domain/orders/model.ts';
import { isWaiting, leftToSend } from '#domain/orders/parcels/pack.ts';
import { latestProof } from '#domain/orders/proofs/decide-proof.ts';
import type { Proof } from '#domain/orders/proofs/model.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { publish } from '../../../platform/events/publish.ts';
import { rowJob } from '../../../platform/jobs/row-job.ts';
import { liveTopics } from '../live-topics.ts';
import { mailBuyer } from '../mails/order-mails.ts';
import { findBuyerId, lockOrderOfShop } from '../order-store.ts';
import { saveAndPublishAnswer } from './answer-proof.ts';
import { proofLapsedMail, proofOverdueMail, proofReminderMail } from './proof-mails.ts';
import { listDueProofs, saveAnswer, saveNextAt } from './proof-store.ts';

/** Whether anybody still waits for this version. */
function isCurrent(order: Order, proof: Proof): boolean {
  const line = order.lines.find(({ id }) => id === proof.lineId);
  return (
    isWaiting(order) &&
    line !== undefined &&
    leftToSend(order, line) > 0 &&
    latestProof(order.proofs, proof.lineId)?.version === proof.version
  );
}

interface Due {
  order: Order;
  proof: Proof;
}

async function publishDue(
  app: App,
  tx: Transaction,
  { order, proof, name }: Due & { name: 'orders.proof-reminded' | 'orders.proof-overdue' },
): Promise<void> {
  const { sellerId, orderId, number } = order;
  const buyerId = await findBuyerId(tx, order);
  await publish(app, tx, {
    name,
    subject: orderId,
    payload: { sellerId, orderId, number, buyerId, lineId: proof.lineId, version: proof.version },
    live: liveTopics({ sellerId, orderId, buyerId }),
  });
}

/** The buyer has not answered: a reminder first, and with the end of the time the version counts as approved. */
async function followSent(app: App, tx: Transaction, { order, proof }: Due): Promise<boolean> {
  const now = app.clock.now();
  const dueAt = new Date(proof.dueAt);
  if (now >= dueAt) {
    const saved = await saveAndPublishAnswer(app, tx, { order, proof, state: 'approved', answer: '', by: 'system' });
    if (saved.ok) await mailBuyer(app, tx, { order, mail: (about) => proofLapsedMail(app, about, proof) });
    return saved.ok;
  }
  if (!(await saveNextAt(tx, { ...order, ...proof }, { nextAt: proof.dueAt, now }))) return false;
  await publishDue(app, tx, { order, proof, name: 'orders.proof-reminded' });
  await mailBuyer(app, tx, { order, mail: (about) => proofReminderMail(app, about, { ...proof, dueAt }) });
  return true;
}

/** The maker has not sent the version that was asked for. */
async function followRequest(app: App, tx: Transaction, { order, proof }: Due): Promise<boolean> {
  if (!(await saveNextAt(tx, { ...order, ...proof }, { nextAt: null, now: app.clock.now() }))) return false;
  await publishDue(app, tx, { order, proof, name: 'orders.proof-overdue' });
  await mailBuyer(app, tx, { order, mail: (about) => proofOverdueMail(app, about, proof) });
  return true;
}

/** Nobody waits for this version any more. */
function closeProof(app: App, tx: Transaction, { order, proof }: Due): Promise<boolean> {
  const now = app.clock.now();
  const which = { ...order, ...proof };
  return proof.state === 'sent'
    ? saveAnswer(tx, { ...which, state: 'superseded', answer: '', by: 'system', now, revisionDueAt: null })
    : saveNextAt(tx, which, { nextAt: null, now });
}

/** [ORD-07, RUN-03] What nobody does in time follows by itself: a reminder, an approval, or a word to both that the next version is overdue. */
export const followProofs = rowJob({
  name: 'orders.follow-proofs',
  every: MINUTE,
  batchSize: 100,
  list: (app, turn) => listDueProofs(app.db, app.clock.now(), turn),
  work: async (app, tx, row) => {
    const order = await lockOrderOfShop(tx, row);
    const proof = order?.proofs.find(({ lineId, version }) => lineId === row.lineId && version === row.version);
    if (!order || !proof) return false;
    const due = { order, proof };
    if (!isCurrent(order, proof)) return closeProof(app, tx, due);
    return proof.state === 'sent' ? followSent(app, tx, due) : followRequest(app, tx, due);
  },
});

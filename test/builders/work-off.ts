import type { App } from '#server/platform/calls/app.ts';
import { MINUTE } from '#domain/core/time.ts';
import { enqueueMails } from '#server/platform/mail/enqueue-mails.ts';
import { mailQueue } from '#server/platform/mail/deliver-mail.ts';
import { declareQueues, openBoss } from '#server/platform/queue/open-boss.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import { watchQueues } from '#server/platform/queue/watch-queues.ts';
import { workOnItem } from '#server/platform/queue/work-on-item.ts';
import { payoutQueue } from '#server/modules/payments/payouts/send-payouts.ts';
import { refundQueue } from '#server/modules/payments/send-refunds.ts';
import { passTime } from './pass-time.ts';
import type { Sale } from './sale.ts';

/** Works on what is due in a queue, until nothing is, as the worker of a process does. */
export async function workOff(app: App, queue: Queue): Promise<void> {
  const boss = openBoss(app);
  await declareQueues(boss, [queue]);
  while (await workOnItem({ app, boss, queue })) {
    /* until nothing is due */
  }
}

/** Every mail that is due leaves for this server, or is put back; those that were written while none was set, too. */
export async function deliverMails(app: App, smtpUrl: string): Promise<void> {
  await enqueueMails.run({ ...app, config: { ...app.config, SMTP_URL: smtpUrl } });
  await workOff(app, mailQueue(smtpUrl));
}

/** Money that is promised back is sent. */
export const sendRefunds = (app: App): Promise<void> => workOff(app, refundQueue);

/** Payouts that were asked for are sent, and looked for. */
export const sendPayouts = (app: App): Promise<void> => workOff(app, payoutQueue);

/** Lets a simulated minute pass: what a worker that is gone had in hand is free. */
export async function expireClaims(sale: Pick<Sale, 'app'>): Promise<void> {
  await passTime(sale, MINUTE);
  await watchQueues(openBoss(sale.app)).run(sale.app);
}

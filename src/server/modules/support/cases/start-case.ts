import type { Order } from '#domain/orders/model.ts';
import type { CaseSource } from '#domain/support/cases/model.ts';
import { firstTurn } from '#domain/support/cases/move-case.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import { HOUSE_LANGUAGE } from '../ticket-mails.ts';
import { ticketNumber } from '../ask-for-help.ts';
import { caseHouseMail } from './case-mails.ts';
import { insertCase, insertCaseEntry } from './case-store.ts';
import { mailParties, publishCase } from './notify-parties.ts';

const LETTERS = 10;

/** `C-4KXM2TR7Q2`: long enough that one is never drawn twice. */
export const caseNumber = (app: Pick<App, 'random'>): string => {
  const bytes = app.random.bytes(LETTERS * 2);
  return `C-${ticketNumber(bytes).slice(2)}${ticketNumber(bytes.subarray(LETTERS)).slice(2, 5)}`;
};

interface Start {
  order: Order;
  source: Exclude<CaseSource, 'dispute'>;
  /** Empty where it is the case itself. */
  sourceId: string;
  by: { userId: string | null; name: string };
  text: string;
}

/** [SUP-04] Opens a case, tells both parties and the house; null where its cause has one already. */
export async function startCase(
  app: App,
  tx: Transaction,
  { order, source, sourceId, by, text }: Start,
): Promise<string | null> {
  const { sellerId, orderId } = order;
  const now = app.clock.now();
  const number = caseNumber(app);
  const turn = firstTurn(source, now);
  const cause = { source, sourceId: sourceId || number };
  if (!(await insertCase(tx, { sellerId, orderId, number, now, ...cause, ...turn }))) return null;
  const entryId = app.ids.uuid();
  await insertCaseEntry(tx, {
    ...{ sellerId, number, id: entryId, at: now, kind: 'opened', body: text },
    ...{ authorId: by.userId, authorName: by.name },
  });
  const news = { number, entryId, kind: 'opened' as const, source, dueAt: turn.dueAt ?? now };
  await mailParties(app, tx, { order, news });
  await sendMail(
    app,
    tx,
    caseHouseMail(app, { number, orderNumber: order.number, kind: 'opened', text }, HOUSE_LANGUAGE),
  );
  await publishCase(app, tx, { sellerId, orderId, number, state: turn.state });
  return number;
}

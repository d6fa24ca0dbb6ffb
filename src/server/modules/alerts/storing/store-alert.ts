import { isQueued, summaryOf } from '#domain/alerts/batching.ts';
import { alertLimits } from '#domain/alerts/limits.ts';
import { inEachLanguage } from '#domain/alerts/texts/in-each-language.ts';
import type { AlertCategory } from '#domain/alerts/model.ts';
import { sanitiseLog } from '#domain/core/sanitise-log.ts';
import { addMilliseconds, DAY } from '#domain/core/time.ts';
import { wantsNotification } from '../../accounts/profile/notification-choices.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { publish } from '../../../platform/events/publish.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { insertAlert, type NewAlert } from '../alert-store.ts';
import { type AlertQueue, enqueueAlert, lockQueue, saveFlushed, SUMMARIES_QUEUE } from './queue-store.ts';

/** [ALERT-16] */
const expiring = new Set(['shipping_delay', 'promotion_ending']);

/** Writes an alert and tells open pages. Where its reader wants none of its kind on screen it is in no list, and still mailed. */
async function writeAlert(app: App, tx: Transaction, alert: NewAlert): Promise<void> {
  const choice = { userId: alert.sellerId, kind: alert.category, channel: 'screen' } as const;
  const onScreen = await wantsNotification(tx, choice);
  const expiresAt = expiring.has(alert.type)
    ? addMilliseconds(alert.now, alertLimits.expiryDays * DAY)
    : alert.expiresAt;
  if (!(await insertAlert(tx, { ...alert, onScreen, ...(expiresAt ? { expiresAt } : {}) }))) return;
  await publish(app, tx, {
    name: 'alerts.raised',
    subject: alert.sellerId,
    payload: { sellerId: alert.sellerId, alertId: alert.id },
    live: onScreen ? [`shop:${alert.sellerId}`] : [],
  });
}

/** [ALERT-15] Those that can wait go to their queue, the others are there now. */
export async function storeAlert(app: App, tx: Transaction, alert: NewAlert): Promise<void> {
  if (!isQueued(alert)) return writeAlert(app, tx, alert);
  const count = await enqueueAlert(tx, alert, app.clock.now());
  if (count >= alertLimits.queueSize) await flushQueue(app, tx, alert as AlertQueue);
}

/** [ALERT-15, INV-18] One alone becomes the alert that it is; several become one summary. Their rows say which. */
async function flushQueue(app: App, tx: Transaction, queue: AlertQueue): Promise<void> {
  const waiting = await lockQueue(tx, queue);
  const [first] = waiting;
  const last = waiting.at(-1);
  if (!first || !last) return;
  const { sellerId, category } = queue;
  const summary = {
    ...inEachLanguage(last.language, (language) =>
      summaryOf(
        category,
        waiting.map(({ id, title, translations, quoted }) => ({
          id,
          title: translations?.[language]?.title ?? title,
          isQuoting: quoted !== null,
        })),
        language,
      ),
    ),
    ...{ id: `${first.id}_all`, sellerId, language: last.language, quoted: null, now: app.clock.now() },
  };
  const flushed = waiting.length === 1 ? first : summary;
  await writeAlert(app, tx, flushed);
  await saveFlushed(tx, { sellerId, ids: waiting.map(({ id }) => id), into: flushed.id, now: app.clock.now() });
}

/** [ALERT-15] Five seconds after the last one came. What a killed process left is flushed by the next. */
export const summariesQueue: Queue = {
  name: SUMMARIES_QUEUE,
  tries: 20,
  firstDelay: 5,
  longestDelay: 3600,
  handle: async (app, { key }) => {
    const [category, sellerId = ''] = key.split(' ');
    // An alert that comes meanwhile waits for this transaction, and then begins a new item.
    return (tx) => flushQueue(app, tx, { category: category as AlertCategory, sellerId });
  },
  judge: (error) => ({ message: sanitiseLog((error as Error).message) }),
};

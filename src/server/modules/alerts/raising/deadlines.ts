import { addMilliseconds, DAY, HOUR, MINUTE } from '#domain/core/time.ts';
import { dayIn, formatMoment } from '#domain/core/days/time-zone.ts';
import { rowJob } from '../../../platform/jobs/row-job.ts';
import { changeFact, listOrdersDue, listUnansweredReviews, listWeeks } from './alert-facts-store.ts';
import { raiseAlert } from '../raise-alert.ts';

const BATCH_SIZE = 100;

/** [ALERT-14, ALERT-02] Orders that have to leave within a day, and those that had to: each is told once, whichever process looks. */
export const raiseDeadlines = rowJob({
  ...{ name: 'alerts.processing', every: MINUTE, batchSize: BATCH_SIZE },
  list: (app, turn) => listOrdersDue(app.db, app.clock.now(), turn),
  work: async (app, tx, { sellerId, orderId, number, level, deadline, timeZone }) => {
    const now = app.clock.now();
    if ((await changeFact(tx, { sellerId, fact: `processing ${orderId}`, value: level, now })) === null) return false;
    const hoursRemaining = Math.floor((deadline.getTime() - now.getTime()) / HOUR);
    await raiseAlert(app, tx, {
      type: `processing_${level}`,
      event: { id: `${level}_${orderId}`, at: now },
      to: sellerId,
      quoted: null,
      values: (language, texts) => ({
        ...{ orderId, orderNumber: number, hoursRemaining: texts.hours(hoursRemaining) },
        // The last minute of the day, not the first of the next.
        deadline: formatMoment(timeZone, addMilliseconds(deadline, -MINUTE), language),
      }),
      order: { orderId, orderNumber: number, processingDeadline: deadline, hoursRemaining },
      metadata: { orderId, orderNumber: number },
    });
    return true;
  },
});

/** [ALERT-26] Poor reviews without an answer after two days. */
export const raiseUnanswered = rowJob({
  ...{ name: 'alerts.reviews', every: 10 * MINUTE, batchSize: BATCH_SIZE },
  list: (app, turn) => listUnansweredReviews(app.db, app.clock.now(), turn),
  work: async (app, tx, { sellerId, reviewId, listingId, title, buyerName, buyerId, stars }) => {
    const now = app.clock.now();
    if ((await changeFact(tx, { sellerId, fact: `review ${reviewId}`, value: 'told', now })) === null) return false;
    await raiseAlert(app, tx, {
      type: 'review_response_needed',
      event: { id: `unanswered_${reviewId}`, at: now },
      to: sellerId,
      quoted: buyerId,
      values: (_language, texts) => ({
        productId: listingId,
        productName: title,
        buyerName,
        stars: texts.stars(stars),
      }),
      metadata: { reviewId, productId: listingId, rating: stars },
    });
    return true;
  },
});

/** The Monday of the week before the one of a day. */
function mondayBefore(day: string): string {
  const date = new Date(day);
  return addMilliseconds(date, -(((date.getUTCDay() + 6) % 7) + 7) * DAY)
    .toISOString()
    .slice(0, 10);
}

/** [ALERT-02, ALERT-14] From Monday on: how many orders of the week before left by the promised day. */
export const raiseWeeks = rowJob({
  ...{ name: 'alerts.weeks', every: 10 * MINUTE, batchSize: BATCH_SIZE },
  list: (app, turn) => listWeeks(app.db, mondayBefore(dayIn(app.config.TIME_ZONE, app.clock.now())), turn),
  work: async (app, tx, { sellerId, due, onTime }) => {
    const now = app.clock.now();
    const monday = mondayBefore(dayIn(app.config.TIME_ZONE, now));
    if ((await changeFact(tx, { sellerId, fact: 'week', value: monday, now })) === null) return false;
    const percent = Math.floor((onTime / due) * 100);
    await raiseAlert(app, tx, {
      type: 'processing_performance',
      event: { id: `week_${monday}`, at: now },
      part: sellerId,
      to: sellerId,
      quoted: null,
      values: () => ({ percent: String(percent), onTime: String(onTime), due: String(due) }),
      metadata: { metric: 'on_time', actual: percent, dateRange: monday },
    });
    return true;
  },
});

import { growthFacts } from '#domain/alerts/texts/growth-fact-texts.ts';
import { alertThresholds } from '#domain/alerts/thresholds.ts';
import { countSold } from '../../shops/shop-store.ts';
import { react } from '../../../platform/events/reaction.ts';
import { raiseCounted } from './raise-counted.ts';

/** [ALERT-26] A shop has sold its 1st, 10th, 50th … piece: told once each, the highest that it has reached. */
export const onSalesMilestone = react({
  name: 'alerts.on-sales-milestone',
  to: ['orders.placed'],
  handle: async ({ event: { payload, at }, tx, app }) => {
    const { sellerId, itemCount } = payload;
    const sold = await countSold(tx, sellerId);
    const reached = alertThresholds.salesMilestones.findLast((milestone) => milestone <= sold);
    // Orders that come at once are looked at one after the other, each with all of their pieces.
    if (reached === undefined) return;
    const fact = { sellerId, fact: String(reached), metadata: { sales: reached, itemCount } };
    const values = (language: 'en' | 'de') => ({ sales: growthFacts.sales[language](reached) });
    await raiseCounted(app, tx, { facts: [{ ...fact, values }], type: 'sales_milestone', at });
  },
});

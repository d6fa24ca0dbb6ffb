import { formatDay } from '#domain/core/time.ts';
import { react } from '../../platform/events/reaction.ts';
import { raiseAlert } from './raise-alert.ts';

/** [ALERT-02, DASH-04] A code of the shop has begun, ends soon or has ended. */
export const onPromotionStage = react({
  name: 'alerts.on-promotion-stage',
  to: ['promotions.stage-reached'],
  handle: async ({ event, tx, app }) => {
    const { sellerId, code, stage, endsAt } = event.payload;
    await raiseAlert(app, tx, {
      type: `promotion_${stage}`,
      event,
      to: sellerId,
      values: (language) => ({ code, endsAt: endsAt ? formatDay(new Date(endsAt), language) : '' }),
      metadata: { code },
    });
  },
});

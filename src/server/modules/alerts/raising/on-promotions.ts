import { promotionText } from '#domain/alerts/promotion-texts.ts';
import { react } from '../../../platform/events/reaction.ts';
import { raiseAlert } from '../raise-alert.ts';

/** [ALERT-02, DASH-04] A code or a sale of the shop has begun, ends soon or has ended. */
export const onPromotionStage = react({
  name: 'alerts.on-promotion-stage',
  to: ['promotions.stage-reached'],
  handle: async ({ event, tx, app }) => {
    const { sellerId, of, stage } = event.payload;
    await raiseAlert(app, tx, {
      type: `promotion_${stage}`,
      event,
      to: sellerId,
      quoted: null,
      values: (language) => promotionText(event.payload, language),
      metadata: 'code' in of ? { code: of.code } : { saleId: of.saleId },
    });
  },
});

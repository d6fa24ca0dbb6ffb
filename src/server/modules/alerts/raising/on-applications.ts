import { react } from '../../../platform/events/reaction.ts';
import { findDecision } from '../../shops/applications/application-store.ts';
import { raiseAlert } from '../raise-alert.ts';

/** [OFFICE-03] Somebody decided on the application of a shop. */
export const onApplication = react({
  name: 'alerts.on-application',
  to: ['shops.application-decided'],
  handle: async ({ event, tx, app }) => {
    const { sellerId, number, isApproved } = event.payload;
    const decided = await findDecision(tx, sellerId, number);
    if (!decided) return;
    const alert = { event, to: sellerId, quoted: null, metadata: { number } };
    if (isApproved)
      await raiseAlert(app, tx, {
        ...alert,
        type: 'application_approved',
        values: () => ({ shopName: decided.shopName }),
      });
    else await raiseAlert(app, tx, { ...alert, type: 'application_refused', values: () => ({ why: decided.reason }) });
  },
});

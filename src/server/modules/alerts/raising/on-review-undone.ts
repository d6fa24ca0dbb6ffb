import { recallPush } from '../../accounts/push/push-store.ts';
import { recallDigestItems } from '../../accounts/delivery/digest-store.ts';
import { aboutDecision } from '../../admin/undo/about-decision.ts';
import { react } from '../../../platform/events/reaction.ts';
import { recallMails } from '../../../platform/mail/mail-store.ts';
import { withdrawAlerts } from '../alert-store.ts';

/** [ALERT-02, UX-98] A maker is not told any more of a decision that was taken back before they read of it. */
export const onReviewUndone = react({
  name: 'alerts.on-review-undone',
  to: ['listings.review-undone', 'reviews.decision-undone'],
  handle: async ({ event, tx }) => {
    const { sellerId, decidedAt } = event.payload;
    const decided = 'subjectId' in event.payload ? event.payload.subjectId : event.payload.listingId;
    await withdrawAlerts(tx, { sellerId, decided, since: decidedAt, until: event.at });
    // One that was written after the decision was taken back, from an alert that was still there.
    await recallMails(tx, { about: aboutDecision(decided), since: decidedAt });
    await recallDigestItems(tx, { about: aboutDecision(decided), since: decidedAt });
    await recallPush(tx, { about: aboutDecision(decided), since: decidedAt });
  },
});

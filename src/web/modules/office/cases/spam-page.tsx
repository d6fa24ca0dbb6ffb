import { spamSigns } from '#domain/office/spam-signs.ts';
import { useCall } from '#web/platform/use-call.ts';
import { PendingListings } from '#web/modules/listings/admin/listings-queue-page.tsx';
import { MessagesOf } from '#web/modules/messages/admin/messages-waiting.tsx';
import { QuestionsWaiting } from '#web/modules/reviews/admin/questions-waiting.tsx';
import { SpamReviews } from '#web/modules/reviews/admin/reviews-waiting.tsx';
import { ModerationPage } from './moderation-page.tsx';
import * as texts from './moderation-texts.ts';

/** What makes words look like an advertisement: a hint for the one who decides. */
function signsNote(listed: string) {
  const signs = spamSigns(listed);
  return (
    signs.length > 0 && <p className="d-small">{texts.bears(signs.map((sign) => texts.signs[sign]).join(', '))}</p>
  );
}

/** [OFFICE-01, SHELL-08] `/admin/spam`: all that waits because it may be spam, decided in place. */
export function SpamPage() {
  const counts = useCall('office.getModerationCounts').data?.spam;
  return (
    <ModerationPage
      path="spam"
      title={texts.spam.title}
      sub={texts.spam.sub}
      tabs={[
        {
          ...{ kind: 'message', text: texts.spam.messages, needs: 'spam.view', count: counts?.messages },
          render: () => <MessagesOf which="flagged" />,
        },
        {
          ...{ kind: 'review', text: texts.spam.reviews, needs: 'reviews.view', count: counts?.reviews },
          render: () => <SpamReviews note={signsNote} />,
        },
        {
          ...{ kind: 'question', text: texts.spam.questions, needs: 'content.moderate', count: counts?.questions },
          render: () => <QuestionsWaiting />,
        },
        {
          ...{ kind: 'listing', text: texts.spam.listings, needs: 'products.view', count: counts?.listings },
          render: () => <PendingListings />,
        },
      ]}
    />
  );
}

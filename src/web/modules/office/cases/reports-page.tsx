import { useCall } from '#web/platform/use-call.ts';
import { MessagesOf } from '#web/modules/messages/admin/messages-waiting.tsx';
import { ReportedReviews } from '#web/modules/reviews/admin/reviews-waiting.tsx';
import { ModerationPage } from './moderation-page.tsx';
import * as texts from './moderation-texts.ts';

/** [OFFICE-04, SHELL-08] `/admin/reports`: all that people reported and nobody has settled, decided in place. */
export function ReportsPage() {
  const counts = useCall('office.getModerationCounts').data?.reports;
  return (
    <ModerationPage
      path="reports"
      title={texts.reports.title}
      sub={texts.reports.sub}
      tabs={[
        {
          ...{ kind: 'review', text: texts.reports.reviews, needs: 'reports.view', count: counts?.reviews },
          render: () => <ReportedReviews />,
        },
        {
          ...{ kind: 'message', text: texts.reports.messages, needs: 'spam.view', count: counts?.messages },
          render: () => <MessagesOf which="reported" />,
        },
      ]}
    />
  );
}

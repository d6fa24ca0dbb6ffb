import { hasPermission } from '#domain/core/permissions/checks.ts';
import { useQueryParams } from '#web/platform/router/navigation.ts';
import { DeskHead } from '#web/ui/desk/desk-parts.tsx';
import { DeskTabs } from '#web/ui/desk/desk-tabs.tsx';
import { adminHref } from '#web/modules/admin/admin-sections.ts';
import { useAdmin } from '#web/modules/admin/use-admin.ts';
import { QuestionsWaiting } from './questions-waiting.tsx';
import { AllReviews } from './reviews-waiting.tsx';
import * as texts from './review-queue-texts.ts';

/** [OFFICE-01, CAT-04] Reviews and questions that wait for a moderator. */
export function ReviewQueuePage() {
  const admin = useAdmin();
  const isQuestions = useQueryParams().get('what') === 'questions';
  const mayQuestions = hasPermission(admin, 'content.moderate');
  return (
    <main id="main" className="d-main">
      <DeskHead title={texts.title} crumb={{ label: texts.queues, href: adminHref('') }} sub={texts.sub} />
      {mayQuestions && (
        <DeskTabs
          isSpaced
          tabs={[
            { label: texts.tabs.reviews, href: adminHref('reviews'), isCurrent: !isQuestions },
            { label: texts.tabs.questions, href: `${adminHref('reviews')}?what=questions`, isCurrent: isQuestions },
          ]}
        />
      )}
      {isQuestions && mayQuestions ? <QuestionsWaiting key="questions" /> : <AllReviews key="reviews" />}
    </main>
  );
}

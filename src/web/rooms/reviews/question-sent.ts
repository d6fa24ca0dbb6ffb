import type { CallOutput } from '#web/platform/calls.ts';
import { refresh } from '#web/platform/use-call.ts';
import { showToast } from '#web/ui/toasts/toasts.ts';

/** What a question's writer is told once it has arrived. */
export function questionSent({ state }: CallOutput<'reviews.askQuestion'>, shopName: string): void {
  showToast(
    state === 'visible'
      ? `Your question is on the page. ${shopName} has been told.`
      : 'Your question is shown once somebody has looked at it.',
    { type: 'success' },
  );
  refresh('reviews.listQuestions');
}

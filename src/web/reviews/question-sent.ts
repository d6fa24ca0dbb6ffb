import type { CallOutput } from '../app/calls.ts';
import { refresh } from '../app/use-call.ts';
import { showToast } from '../ui/toasts.ts';

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

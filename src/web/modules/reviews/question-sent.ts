import type { CallOutput } from '#web/platform/calls.ts';
import { refresh } from '#web/platform/use-call.ts';
import { showToast } from '#web/ui/toasts/toasts.ts';
import * as texts from './question-texts.tsx';

/** What a question's writer is told once it has arrived. */
export function questionSent({ state }: CallOutput<'reviews.askQuestion'>, shopName: string): void {
  showToast(state === 'visible' ? texts.sent(shopName) : texts.sentForReview, { type: 'success' });
  refresh('reviews.listQuestions');
}

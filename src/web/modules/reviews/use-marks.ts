import { useState } from 'react';
import { useInterrupted } from '#web/modules/accounts/interrupted-operation.ts';
import { signInFor } from '#web/modules/accounts/sign-in-overlay.ts';
import { queryClient } from '#web/platform/query-client.ts';
import { useSession } from '#web/platform/session.ts';
import { callKey, refresh, useCall } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { showToast } from '#web/ui/toasts/toasts.ts';

type Marks = CallOutput<'reviews.listMarks'>;

interface MarksOfPerson {
  marks: Marks;
  /** How many found a review helpful, once one has said so oneself; the list is not read again for it. */
  counts: ReadonlyMap<string, number>;
  toggleHelpful: (reviewId: string) => void;
  markReported: (reviewId: string) => void;
}

const none: Marks = { helpful: [], reported: [], own: [] };

/** [CAT-04] What the person marked and reported of a piece's reviews; marking shows at once and asks to sign in where needed. */
export function useMarks(listingId: string): MarksOfPerson {
  const session = useSession();
  const { data } = useCall('reviews.listMarks', { listingId }, { enabled: session !== null });
  const { sendAndWait } = useSend('reviews.markHelpful');
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map());
  const marks = (session && data) || none;
  const change = (edit: (marks: Marks) => Marks): void =>
    void queryClient.setQueryData<Marks>(callKey('reviews.listMarks', { listingId }), (now) => edit(now ?? none));
  const set = (reviewId: string, helpful: boolean): void =>
    change((now) => ({
      ...now,
      helpful: helpful ? [...now.helpful, reviewId] : now.helpful.filter((id) => id !== reviewId),
    }));

  async function send(reviewId: string, helpful: boolean): Promise<void> {
    // An answer that is on its way would undo what is shown now; where there was none yet, it is asked for afterwards.
    await queryClient.cancelQueries({ queryKey: callKey('reviews.listMarks', { listingId }) });
    set(reviewId, helpful);
    try {
      const answer = await sendAndWait({ reviewId, helpful });
      setCounts((known) => new Map(known).set(reviewId, answer.helpful));
    } catch (problem) {
      set(reviewId, !helpful);
      showToast((problem as Error).message, { type: 'error' });
    }
    if (!data) refresh('reviews.listMarks');
  }
  const toggleHelpful = (reviewId: string): void => {
    if (!session) return signInFor('reviews.helpful', { reviewId }, '#reviews');
    return void send(reviewId, !marks.helpful.includes(reviewId));
  };
  useInterrupted('reviews.helpful', {
    isMine: () => true,
    run: ({ reviewId }) => void send(reviewId, true),
  });
  return {
    marks,
    counts,
    toggleHelpful,
    markReported: (reviewId) => change((now) => ({ ...now, reported: [...now.reported, reviewId] })),
  };
}

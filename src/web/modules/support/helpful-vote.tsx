import { useState } from 'react';
import { queryClient } from '#web/platform/query-client.ts';
import { callKey, useCall } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { Button } from '#web/ui/button.tsx';
import * as texts from './help-texts.tsx';

/** [UX-72] Was this helpful? Shown at once; a vote can be changed, and there is one a visitor. */
export function HelpfulVote({ article, onNo }: { article: string; onNo: () => void }) {
  const { data } = useCall('support.getVote', { article });
  const [problem, setProblem] = useState<string | null>(null);
  const { sendAndWait } = useSend('support.vote');
  const given = data?.helpful ?? null;
  const say = async (helpful: boolean): Promise<void> => {
    const key = callKey('support.getVote', { article });
    await queryClient.cancelQueries({ queryKey: key });
    queryClient.setQueryData(key, { helpful });
    setProblem(null);
    if (!helpful) onNo();
    try {
      await sendAndWait({ article, helpful });
    } catch (error) {
      // A vote that came after it stands, and says for itself whether it was kept.
      if (queryClient.getQueryData<typeof data>(key)?.helpful !== helpful) return;
      queryClient.setQueryData(key, { helpful: given });
      setProblem(texts.notSaved((error as Error).message));
    }
  };
  const answered = given ? texts.helpful.thanks : texts.helpful.missing;
  return (
    <section className="helpful-vote" aria-labelledby="vote">
      <h2 id="vote">{texts.helpful.question}</h2>
      <div className="helpful-vote__acts">
        {[true, false].map((helpful) => (
          <Button key={String(helpful)} aria-pressed={given === helpful} onClick={() => void say(helpful)}>
            {helpful ? texts.helpful.yes : texts.helpful.no}
          </Button>
        ))}
      </div>
      <p className="small soft-text" role="status">
        {given === null || problem ? '' : answered}
      </p>
      {problem && (
        <p className="error" role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}

import { useEffect } from 'react';
import { useFunction } from '#web/platform/functions/use-function.ts';
import { refresh } from '#web/platform/use-call.ts';
import { ProgressLine } from '#web/ui/progress/progress-line.tsx';
import * as texts from './privacy-texts.tsx';

/** [SUP-02, FN-02] The copy that waits is made at once, and how far it came stands here. Who leaves gets it by mail all the same. */
export function CopyProgress() {
  const { run, progress } = useFunction('makeMyCopy');
  useEffect(
    () => void run({}, { onSuccess: () => refresh('accounts.getPrivacy') }),
    // Once for each copy that waits.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [],
  );
  const text = progress ? texts.soFar(progress.rows) : texts.beingMade;
  return <ProgressLine words={text} value={progress?.tables ?? 0} max={progress?.of ?? 0} />;
}

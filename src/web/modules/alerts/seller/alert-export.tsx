import { useState } from 'react';
import type { FunctionInput, FunctionOutput } from '#web/platform/functions/function-types.ts';
import { useFunction } from '#web/platform/functions/use-function.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { saveText } from '#web/ui/desk/save-text.ts';
import * as texts from './texts.ts';

/** What a refused download says. */
async function sentenceOf(answer: Response): Promise<string> {
  const body = (await answer.json().catch(() => null)) as { error?: { message?: string } } | null;
  return body?.error?.message ?? answer.statusText;
}

/** [UX-94, ALERT-20] Says how many rows, works in the background, then a link for 15 minutes and one download. */
export function AlertExport({ input }: { input: FunctionInput<'makeAlertExport'> }) {
  const { run, cancel, isRunning, progress } = useFunction('makeAlertExport');
  const [file, setFile] = useState<FunctionOutput<'makeAlertExport'> | null>(null);
  const [refused, setRefused] = useState('');
  const start = (): void => {
    setFile(null);
    setRefused('');
    run(input, { onSuccess: setFile, onError: (problem) => showToast(problem.message, { type: 'error' }) });
  };
  const download = async ({ token, fileName }: FunctionOutput<'makeAlertExport'>): Promise<void> => {
    const answer = await fetch(`/exports/alerts/${token}`).catch((problem: Error) => problem);
    if (answer instanceof Error) return setRefused(answer.message);
    if (!answer.ok) return setRefused(await sentenceOf(answer));
    saveText(fileName, await answer.text());
  };
  if (isRunning)
    return (
      <>
        <span className="d-small d-t2" role="status">
          {texts.exporting.running(progress?.rows ?? 0, progress?.total ?? 0)}
        </span>
        <DeskButton isAlwaysShown onClick={cancel}>
          {texts.exporting.cancel}
        </DeskButton>
      </>
    );
  if (!file)
    return (
      <DeskButton isAlwaysShown onClick={start}>
        {texts.exporting.start}
      </DeskButton>
    );
  return (
    <>
      <span className="d-small d-t2" role="status">
        {refused || texts.exporting.ready(file.rows)}
      </span>
      {refused ? (
        <DeskButton isAlwaysShown onClick={start}>
          {texts.exporting.again}
        </DeskButton>
      ) : (
        <DeskButton kind="primary" isAlwaysShown onClick={() => void download(file)}>
          {texts.exporting.download}
        </DeskButton>
      )}
    </>
  );
}

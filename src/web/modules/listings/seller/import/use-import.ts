import { useState } from 'react';
import { decodeText } from '#domain/core/reading/text-encoding.ts';
import { MAX_IMPORT_LETTERS } from '#domain/listings/import/limits.ts';
import type { FunctionOutput, FunctionProgress } from '#web/platform/functions/function-types.ts';
import { useFunction } from '#web/platform/functions/use-function.ts';
import { refresh } from '#web/platform/use-call.ts';
import * as texts from './texts.ts';

export type Remark = FunctionProgress<'importListings'>['remarks'][number];

/** [CAT-01, FN-02] The table that was chosen, and what became of it. */
export function useImport() {
  const { run, cancel, isRunning, progress } = useFunction('importListings');
  const [table, setTable] = useState<string | null>(null);
  const [remarks, setRemarks] = useState<readonly Remark[]>([]);
  const [result, setResult] = useState<FunctionOutput<'importListings'> | null>(null);
  const [problem, setProblem] = useState('');
  const [isOldText, setIsOldText] = useState(false);
  const start = (text: string): void => {
    setProblem('');
    setResult(null);
    run(
      { table: text },
      {
        onProgress: (message) => setRemarks((before) => [...before, ...message.remarks]),
        onSuccess: (answer) => {
          setResult(answer);
          refresh('listings.listMine');
        },
        onError: ({ code, message }) => {
          setProblem(message);
          // There is nothing to go on with.
          if (code.startsWith('listings/import-') && code !== 'listings/import-running') setTable(null);
        },
      },
    );
  };
  const choose = async (file: File): Promise<void> => {
    setRemarks([]);
    setResult(null);
    setTable(null);
    if (file.size > MAX_IMPORT_LETTERS) return setProblem(texts.tooLarge);
    const { text, encoding } = decodeText(new Uint8Array(await file.arrayBuffer()));
    setTable(text);
    setIsOldText(encoding === 'windows-1252');
    return start(text);
  };
  return {
    choose: (file: File): void => void choose(file),
    /** The same table again: it goes on where it stood. */
    goOn: () => table !== null && start(table),
    cancel,
    isRunning,
    isStopped: !isRunning && table !== null && result === null,
    progress,
    remarks,
    result,
    problem,
    /** Its letters may be others than its maker's. */
    isOldText,
  };
}

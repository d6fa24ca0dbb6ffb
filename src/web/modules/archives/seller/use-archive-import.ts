import { useEffect, useRef, useState } from 'react';
import { projectIdOf } from '#domain/core/wire/project-id.ts';
import { MAX_FILE_BYTES } from '#domain/files/limits.ts';
import { incomingFolder } from '#domain/files/storage/file-name.ts';
import { type FileUpload, startUpload } from '#web/modules/files/upload/file-upload.ts';
import type { FunctionOutput } from '#web/platform/functions/function-types.ts';
import { useFunction } from '#web/platform/functions/use-function.ts';
import { currentSession } from '#web/platform/session.ts';
import { settings } from '#web/platform/settings.ts';
import { refresh } from '#web/platform/use-call.ts';
import * as texts from './texts.ts';

export type Checked = FunctionOutput<'checkShopArchive'>;
export type ImportResult = FunctionOutput<'importShopArchive'>;
export type Choice = { publish: boolean; isMine: boolean };

/** [FILE-01] The archive on its way into one's own folder; it goes on where the line broke. */
function useUpload(onStored: (name: string) => void) {
  const current = useRef<FileUpload | null>(null);
  const [part, setPart] = useState<number | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => () => current.current?.cancel(), []);
  const start = (file: File): void => {
    setProblem('');
    if (file.size > MAX_FILE_BYTES) return setProblem(texts.importing.tooLarge);
    const name = `${incomingFolder(currentSession()?.userId ?? '')}${crypto.randomUUID()}`;
    const upload = startUpload({ bucket: projectIdOf(settings().marketplaceName), name, file });
    current.current = upload;
    setPart(0);
    upload.subscribe(() => {
      const { state, part: sent, problem: why } = upload.snapshot();
      if (state === 'success') onStored(name);
      setPart(state === 'running' ? sent : null);
      if (state === 'error') setProblem(why);
    });
  };
  return { start, part, problem, cancel: () => current.current?.cancel(), retry: () => current.current?.retry() };
}

/** [DASH-05] An archive from the choice of its file to what became of its pieces. */
export function useArchiveImport() {
  const checking = useFunction('checkShopArchive');
  const importing = useFunction('importShopArchive');
  const [name, setName] = useState('');
  const [checked, setChecked] = useState<Checked | null>(null);
  const [choice, setChoice] = useState<Choice | null>(null);
  const [result, setResult] = useState<ImportResult | null>(null);
  const [problem, setProblem] = useState('');
  const onError = ({ code, message }: { code: string; message: string }): void => {
    setProblem(message);
    // An archive that is refused is refused again.
    if (code.startsWith('archives/')) setName('');
  };
  const check = (stored: string): void => {
    setName(stored);
    setProblem('');
    checking.run({ name: stored }, { onSuccess: setChecked, onError });
  };
  const upload = useUpload(check);
  const start = (chosen: Choice): void => {
    setProblem('');
    setChoice(chosen);
    importing.run(
      { name, ...chosen },
      {
        onSuccess: (answer) => {
          setResult(answer);
          refresh('listings.listMine', 'listings.listSections', 'listings.listProfiles');
        },
        onError,
      },
    );
  };
  return {
    choose: (file: File): void => {
      setChecked(null);
      setResult(null);
      setChoice(null);
      setProblem('');
      setName('');
      upload.start(file);
    },
    upload,
    checking,
    importing,
    checked,
    result,
    problem,
    start,
    isBusy: upload.part !== null || checking.isRunning || importing.isRunning,
    /** It began, and neither runs nor has ended. */
    goOn: choice && name && !result && !importing.isRunning ? () => start(choice) : null,
    /** What the check did not come to its end with. */
    checkAgain: name && !checked && !checking.isRunning ? () => check(name) : null,
  };
}

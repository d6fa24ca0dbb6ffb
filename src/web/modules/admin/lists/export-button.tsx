import { useLayoutEffect, useRef } from 'react';
import type { FunctionName } from '#domain/modules.ts';
import type { FunctionInput, FunctionOutput } from '#web/platform/functions/function-types.ts';
import { useFunction } from '#web/platform/functions/use-function.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { saveText } from '#web/ui/desk/save-text.ts';
import * as texts from './export-texts.ts';

type ExportName = Extract<FunctionName, `export${string}`>;

/** A list and what it is narrowed to, as its file is asked for. */
export type ListExport = { [Name in ExportName]: { name: Name; input: FunctionInput<Name> } }[ExportName];

type Props = {
  [Name in ExportName]: {
    name: Name;
    input: FunctionInput<Name>;
    label: string;
    /** What is said of the file once it is saved. */
    saved: (file: FunctionOutput<ExportName>) => string;
    onSaved?: () => void;
  };
}[ExportName];

/** [OFFICE-02, FN-02] Takes a list along as a file, says how far that came, and ends it when that is asked; the focus stays with it. */
export function ExportButton({ name, input, label, saved, onSaved }: Props) {
  const { run, cancel, isRunning, progress } = useFunction<ExportName>(name);
  const take = (): void =>
    run(input, {
      onSuccess: (file) => {
        saveText(file.fileName, file.csv);
        showToast(saved(file), { type: 'success' });
        onSaved?.();
      },
      onError: (problem) => showToast(problem.message, { type: 'error' }),
    });
  const anchor = useRef<HTMLSpanElement>(null);
  const wasPressed = useRef(false);
  useLayoutEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (wasPressed.current && isLost)
      anchor.current?.querySelector<HTMLElement>(isRunning ? '[role=status]' : 'button')?.focus();
    wasPressed.current = isRunning;
  }, [isRunning]);
  return (
    <span ref={anchor}>
      {isRunning ? (
        <>
          <span className="d-small d-t2" role="status" tabIndex={-1}>
            {texts.read(progress?.rows ?? 0)}
          </span>{' '}
          <DeskButton isAlwaysShown onClick={cancel}>
            {texts.cancel}
          </DeskButton>
        </>
      ) : (
        <DeskButton
          isAlwaysShown
          onClick={() => {
            wasPressed.current = true;
            take();
          }}
        >
          {label}
        </DeskButton>
      )}
    </span>
  );
}

import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import * as texts from './texts.ts';
import './upload-row.css';

/** `checking`: everything has arrived, and the server looks at it. */
export type ShownUploadState = keyof typeof texts.uploadStateTexts;

/** What a person may do with an upload; where it cannot be done now, there is no button for it. */
export interface UploadActions {
  onPause?: (() => void) | undefined;
  onResume?: (() => void) | undefined;
  onCancel?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
  /** Takes what did not arrive out of sight. */
  onPutAway?: (() => void) | undefined;
}

interface Props extends UploadActions {
  /** Of the file, as the person knows it. */
  name: string;
  state: ShownUploadState;
  /** What has arrived, from 0 to 1. */
  part: number;
  /** Why it stopped, in a sentence. */
  problem?: string;
}

/** [FILE-02] One file on its way: how far it is, in a bar and in words, and what can be done with it. */
export function UploadRow({ name, state, part, problem = '', ...actions }: Props): ReactNode {
  const buttons: [string, (() => void) | undefined][] = [
    [texts.pause, actions.onPause],
    [texts.resume, actions.onResume],
    [texts.tryAgain, actions.onRetry],
    [texts.cancel, actions.onCancel],
    [texts.putAway, actions.onPutAway],
  ];
  const percent = Math.floor(part * 100);
  return (
    <div className="upload-row" data-state={state} role="group" aria-label={texts.uploadOf(name)}>
      <p className="upload-row__name">{name}</p>
      <progress max={1} value={part} aria-label={texts.uploadOf(name)} />
      {/* Each percent would be read aloud: only what changes in kind is. */}
      <p className="upload-row__state" role={state === 'error' ? 'alert' : undefined}>
        {problem || texts.uploadStateTexts[state](percent)}
      </p>
      <p className="visually-hidden" role="status">
        {state === 'running' || state === 'error' ? '' : texts.uploadStateTexts[state](percent)}
      </p>
      <p className="upload-row__acts">
        {buttons.map(
          ([word, action]) =>
            action && (
              <Button key={word} kind="link" aria-label={texts.ofFile(word, name)} onClick={action}>
                {word}
              </Button>
            ),
        )}
      </p>
    </div>
  );
}

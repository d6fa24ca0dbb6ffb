import { type ReactNode, useState } from 'react';
import type { ApiProblem } from '#web/platform/api-problem.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskError, DeskAreaField } from '#web/ui/desk/desk-field.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { writeFirst } from './texts/record-texts.ts';
import '#web/ui/desk/desk-dialog.css';

interface Sending<Input> {
  send: (input: Input, on: { onSuccess: () => void }) => void;
  problem: ApiProblem | null;
  isSending: boolean;
}

export interface ReasonedAct {
  label: string;
  isDanger?: boolean;
  /** What is said when it is done. */
  done: string;
  call: Sending<string>;
}

/** One call as an act with words of a person. */
export const actBy = <Input,>(call: Sending<Input>, inputOf: (words: string) => Input): Sending<string> => ({
  ...call,
  send: (words, on) => call.send(inputOf(words), on),
});

interface Props {
  title: string;
  children: ReactNode;
  /** What the words are called, and an example. */
  label: string;
  placeholder: string;
  most: number;
  acts: readonly ReasonedAct[];
  /** What is read again afterwards. */
  onDone: () => void;
}

/** [UX-96] Acts that need words of the person who does them: nothing is sent without. */
export function ReasonedActs({ title, children, label, placeholder, most, acts, onDone }: Props) {
  const [words, setWords] = useState('');
  const isSending = acts.some(({ call }) => call.isSending);
  const problem = acts.map(({ call }) => call.problem).find(Boolean);
  const isShort = words.trim().length < 3;
  const run = ({ call, done }: ReasonedAct): void =>
    call.send(words.trim(), {
      onSuccess: () => {
        showToast(done, { type: 'success' });
        setWords('');
        onDone();
      },
    });
  return (
    <section className={`d-danger-zone${acts.some(({ isDanger }) => isDanger) ? '' : ' d-calm'}`} aria-label={title}>
      <p className="d-label">{title}</p>
      <p className="d-small d-t2">{children}</p>
      <DeskAreaField
        label={label}
        rows={3}
        maxLength={most}
        placeholder={placeholder}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      {problem && <DeskError role="alert">{problem.message}</DeskError>}
      <div className="d-stackacts">
        {acts.map((act) => (
          <DeskButton
            key={act.label}
            kind={act.isDanger ? 'danger' : 'secondary'}
            disabled={isShort || isSending}
            onClick={() => run(act)}
          >
            {act.label}
          </DeskButton>
        ))}
      </div>
      {isShort && !isSending && <p className="d-hint">{writeFirst}</p>}
    </section>
  );
}

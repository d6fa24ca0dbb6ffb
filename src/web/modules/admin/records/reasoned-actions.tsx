import { type ReactNode, useState } from 'react';
import type { ApiProblem } from '#web/platform/api-problem.ts';
import { ActionBox, ActionButtons } from '#web/ui/desk/action-box.tsx';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskAreaField } from '#web/ui/desk/desk-field.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { ActionProblem } from './action-problem.tsx';
import { writeFirst } from './texts/record-texts.ts';

interface Sending<Input> {
  send: (input: Input, on: { onSuccess: () => void }) => void;
  problem: ApiProblem | null;
  isSending: boolean;
}

export interface ReasonedAction {
  label: string;
  isDanger?: boolean;
  /** What is said when it is done. */
  done: string;
  call: Sending<string>;
}

/** One call as an act with words of a person. */
export const sendsReason = <Input,>(call: Sending<Input>, inputOf: (text: string) => Input): Sending<string> => ({
  ...call,
  send: (text, on) => call.send(inputOf(text), on),
});

interface Props {
  title: string;
  children: ReactNode;
  /** What the words are called, and an example. */
  label: string;
  placeholder: string;
  most: number;
  actions: readonly ReasonedAction[];
  /** What is read again afterwards. */
  onDone: () => void;
}

/** [UX-96] Acts that need words of the person who does them: nothing is sent without. */
export function ReasonedActions({ title, children, label, placeholder, most, actions, onDone }: Props) {
  const [text, setText] = useState('');
  const isSending = actions.some(({ call }) => call.isSending);
  const problem = actions.map(({ call }) => call.problem).find(Boolean);
  const isShort = text.trim().length < 3;
  const run = ({ call, done }: ReasonedAction): void =>
    call.send(text.trim(), {
      onSuccess: () => {
        showToast(done, { type: 'success' });
        setText('');
        onDone();
      },
    });
  return (
    <ActionBox title={title} note={children} isDanger={actions.some(({ isDanger }) => isDanger)}>
      <DeskAreaField
        label={label}
        rows={3}
        maxLength={most}
        placeholder={placeholder}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {problem && <ActionProblem problem={problem} />}
      <ActionButtons>
        {actions.map((action) => (
          <DeskButton
            key={action.label}
            kind={action.isDanger ? 'danger' : 'secondary'}
            disabled={isShort || isSending}
            onClick={() => run(action)}
          >
            {action.label}
          </DeskButton>
        ))}
      </ActionButtons>
      {isShort && !isSending && <p className="d-hint">{writeFirst}</p>}
    </ActionBox>
  );
}

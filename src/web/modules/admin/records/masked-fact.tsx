import { useState } from 'react';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskError } from '#web/ui/desk/desk-field.tsx';
import { ReasonDialog } from '../queues/reason-dialog.tsx';
import * as texts from './texts/masked-texts.ts';

interface Props {
  /** `b•••@example.com` */
  masked: string;
  /** `E-mail`, as it is called beside it. */
  name: string;
  /** Asks for it with a reason; null where one may not look. */
  look: ((reason: string) => Promise<{ value: string }>) | null;
}

/** The button that was pressed is gone: whoever pressed it goes on at what is shown in its place. */
const focusOn = (node: HTMLElement | null): void => node?.focus();

/** [OFFICE-01] What is masked, and a press that shows it to who says why; hidden again when the page is left. */
export function MaskedFact({ masked, name, look }: Props) {
  const [state, setState] = useState<'masked' | 'asks' | 'sends'>('masked');
  const [value, setValue] = useState<string | null>(null);
  const [wrong, setWrong] = useState('');
  if (value !== null)
    return (
      <span ref={focusOn} tabIndex={-1} className="d-breaks">
        {value}
      </span>
    );
  if (!look) return <span className="d-breaks">{masked}</span>;
  const show = async (reason: string): Promise<void> => {
    setState('sends');
    setWrong('');
    try {
      setValue((await look(reason)).value);
    } catch (problem) {
      setWrong((problem as Error).message);
    }
    setState('masked');
  };
  return (
    <span className="d-breaks">
      {masked}{' '}
      <DeskButton isSmall isBusy={state === 'sends'} aria-label={texts.showOf(name)} onClick={() => setState('asks')}>
        {texts.show}
      </DeskButton>
      {wrong && <DeskError role="alert">{wrong}</DeskError>}
      {state === 'asks' && (
        <ReasonDialog
          title={texts.showOf(name)}
          note={texts.note}
          action={texts.show}
          isHarmless
          reasons={texts.reasons}
          onDone={(reason) => void show(reason)}
          onClose={() => setState('masked')}
        />
      )}
    </span>
  );
}

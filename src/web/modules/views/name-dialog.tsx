import { type FormEvent, useState } from 'react';
import { MAX_VIEW_NAME } from '#domain/views/view-query.ts';
import { Button } from '#web/ui/button.tsx';
import { DeskField } from '#web/ui/desk/desk-field.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import * as texts from './view-texts.ts';

interface Props {
  title: string;
  initial?: string;
  hint?: string;
  /** What a name does that is typed, and the words of its button. */
  effectOf: (name: string) => { hint?: string | undefined; label: string };
  isSending: boolean;
  error: string | undefined;
  onSubmit: (name: string) => void;
  onClose: () => void;
}

/** Asks what a view is called. */
export function NameDialog({ title, initial = '', effectOf, isSending, error, onSubmit, onClose }: Props) {
  const [name, setName] = useState(initial);
  const [isChecked, setChecked] = useState(false);
  const typed = name.trim();
  const { hint, label } = effectOf(typed);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setChecked(true);
    if (typed) onSubmit(typed);
  };
  return (
    <Dialog label={title} className="dialog d-viewname" onClose={onClose}>
      <h2>{title}</h2>
      <form noValidate onSubmit={submit}>
        <DeskField
          label={texts.nameLabel}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one thing that the dialog asks
          autoFocus
          maxLength={MAX_VIEW_NAME}
          value={name}
          hint={hint}
          error={isChecked && !typed ? texts.nameMissing : error}
          onChange={(event) => setName(event.target.value)}
        />
        <div className="confirm__acts">
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button kind="primary" type="submit" disabled={isSending}>
            {label}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

import { type FormEvent, useId, useState } from 'react';
import { alertLimits } from '#domain/alerts/limits.ts';
import type { Alert } from '#domain/alerts/model.ts';
import { DeskDialog, DialogButtons } from '#web/ui/desk/desk-dialog.tsx';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskField } from '#web/ui/desk/desk-field.tsx';
import type { AlertChanges } from './use-alert-changes.ts';
import * as texts from './tag-texts.ts';
import './tag-dialog.css';

interface Props {
  /** Those that are tagged. */
  alerts: readonly Alert[];
  /** Those whose tags are offered. */
  all: readonly Alert[];
  changes: AlertChanges;
  onClose: () => void;
}

const tagsOf = (alerts: readonly Alert[]): string[] => [...new Set(alerts.flatMap(({ tags }) => tags))].toSorted();

/** [ALERT-05] Tags of one alert or several, at most ten of each. */
export function TagDialog({ alerts, all, changes, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const suggestions = useId();
  const tag = typed.trim();
  const carried = tagsOf(alerts);
  const idsWith = (named: string, has: boolean): string[] =>
    alerts.filter(({ tags }) => tags.includes(named) === has).map(({ id }) => id);
  const isFull = alerts.some(({ tags }) => tags.length >= alertLimits.tags);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const ids = idsWith(tag, false);
    if (tag !== '' && ids.length > 0) changes.quietly(ids, { kind: 'add-tag', tag });
    setTyped('');
  };
  return (
    <DeskDialog label={texts.tags(alerts.length)} onClose={onClose}>
      <form onSubmit={submit}>
        <h2>{texts.tags(alerts.length)}</h2>
        {carried.length > 0 && (
          <ul className="d-alert-tags">
            {carried.map((each) => (
              <li key={each}>
                {each}
                <DeskButton
                  icon="x"
                  label={texts.removeTag(each)}
                  onClick={() => changes.quietly(idsWith(each, true), { kind: 'remove-tag', tag: each })}
                />
              </li>
            ))}
          </ul>
        )}
        <DeskField
          label={texts.newTag}
          list={suggestions}
          value={typed}
          maxLength={alertLimits.tag}
          hint={isFull ? texts.tagsFull : texts.tagsHint}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
        <datalist id={suggestions}>
          {tagsOf(all).map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
        <DialogButtons>
          <DeskButton onClick={onClose}>{texts.closeTags}</DeskButton>
          <DeskButton kind="primary" type="submit" disabled={tag === ''}>
            {texts.addTag}
          </DeskButton>
        </DialogButtons>
      </form>
    </DeskDialog>
  );
}

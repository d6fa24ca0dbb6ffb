import { type FormEvent, useState } from 'react';
import { labelColours, MAX_LABEL_NAME } from '#domain/messages/limits.ts';
import type { Label } from '#domain/messages/model.ts';
import { go } from '#web/platform/router/navigation.ts';
import { useSend } from '#web/platform/use-send.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { DeskDialog, DialogButtons } from '#web/ui/desk/desk-dialog.tsx';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskError, DeskField } from '#web/ui/desk/desk-field.tsx';
import { DeskRadioGroup } from '#web/ui/desk/desk-radio-group.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import * as texts from '../texts/inbox-texts.ts';
import { useInboxParts } from './inbox-context.ts';
import { labelColour } from './label-mark.tsx';
import { inboxHref } from './use-view.ts';
import './folders.css';

const stale = ['messages.getInbox', 'messages.listConversations'] as const;

/** [MSG-12] A label by name and colour: a new one, or another look for one that is there. */
export function LabelDialog({ label, onClose }: { label: Label | null; onClose: () => void }) {
  const { base, view } = useInboxParts();
  const [name, setName] = useState(label?.name ?? '');
  const [color, setColor] = useState(label?.color ?? labelColours[0]);
  const [isDeleting, setDeleting] = useState(false);
  const create = useSend('messages.createLabel', ...stale);
  const update = useSend('messages.updateLabel', ...stale);
  const remove = useSend('messages.deleteLabel', ...stale);
  const problem = create.problem ?? update.problem;
  const title = label ? texts.changeLabel : texts.newLabel;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const on = { onSuccess: onClose };
    if (name.trim() === '') return;
    if (label) update.send({ labelId: label.labelId, name: name.trim(), color }, on);
    else create.send({ name: name.trim(), color }, on);
  };
  const onDelete = (): void => {
    if (!label) return;
    setDeleting(false);
    remove.send(
      { labelId: label.labelId },
      {
        onSuccess: () => {
          onClose();
          if (view.labelId === label.labelId) go(inboxHref(base, { folder: 'inbox', labelId: '', q: '' }));
        },
        onError: (failed) => void showToast(failed.message, { type: 'error' }),
      },
    );
  };
  return (
    <DeskDialog label={title} onClose={onClose}>
      <form onSubmit={submit}>
        <h2>{title}</h2>
        <DeskField
          label={texts.labelName}
          required
          maxLength={MAX_LABEL_NAME}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <DeskRadioGroup
          legend={texts.labelColour}
          className="label-colours"
          value={color}
          onChoose={setColor}
          options={labelColours.map((each) => [
            each,
            <span key={each}>
              <i className="label-square label-square--in-text" style={labelColour({ color: each })} />{' '}
              {texts.colourNames[each]}
            </span>,
          ])}
        />
        {problem && <DeskError role="alert">{problem.message}</DeskError>}
        <DialogButtons>
          {label && (
            <DeskButton kind="danger" onClick={() => setDeleting(true)}>
              {texts.deleteLabel}
            </DeskButton>
          )}
          <DeskButton onClick={onClose}>{texts.cancel}</DeskButton>
          <DeskButton kind="primary" type="submit" disabled={name.trim() === ''}>
            {texts.save}
          </DeskButton>
        </DialogButtons>
      </form>
      {isDeleting && label && (
        <ConfirmDialog
          title={texts.deleteLabelTitle(label.name)}
          message={texts.deleteLabelText}
          confirmText={texts.deleteLabel}
          type="danger"
          onConfirm={onDelete}
          onCancel={() => setDeleting(false)}
        />
      )}
    </DeskDialog>
  );
}

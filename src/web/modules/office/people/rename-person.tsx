import { type FormEvent, useState } from 'react';
import type { Person } from '#domain/office/model.ts';
import { hasPermission } from '#domain/core/permissions/checks.ts';
import { Missing } from '#web/modules/admin/records/record-parts.tsx';
import { useAdmin } from '#web/modules/admin/use-admin.ts';
import { useSend } from '#web/platform/use-send.ts';
import { DeskDialog, DialogButtons } from '#web/ui/desk/desk-dialog.tsx';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskAreaField, DeskError, DeskField } from '#web/ui/desk/desk-field.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import * as texts from './person-texts.ts';

type Renamed = Pick<Person, 'userId' | 'displayName'>;

function RenameForm({ person, onClose }: { person: Renamed; onClose: () => void }) {
  const { userId, displayName: seenName } = person;
  const [displayName, setName] = useState(seenName);
  const [reason, setReason] = useState('');
  const rename = useSend('office.renamePerson', 'office.getPerson', 'office.listPeople', 'admin.listActs');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    rename.send(
      { userId, displayName, seenName, reason },
      {
        onSuccess: (answer) => {
          showToast(texts.isRenamed(answer.displayName), { type: 'success' });
          onClose();
        },
      },
    );
  };
  return (
    <DeskDialog label={texts.rename} onClose={onClose}>
      <form onSubmit={submit}>
        <h2>{seenName}</h2>
        <DeskField
          label={texts.newName}
          required
          maxLength={50}
          value={displayName}
          onChange={(event) => setName(event.target.value)}
        />
        <DeskAreaField
          label={texts.reason}
          rows={2}
          required
          minLength={3}
          maxLength={1000}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {rename.problem && <DeskError role="alert">{rename.problem.message}</DeskError>}
        <DialogButtons>
          <DeskButton onClick={onClose}>{texts.cancel}</DeskButton>
          <DeskButton
            kind="primary"
            type="submit"
            isBusy={rename.isSending}
            disabled={reason.trim().length < 3 || displayName.trim() === '' || displayName === seenName}
          >
            {texts.saveName}
          </DeskButton>
        </DialogButtons>
      </form>
    </DeskDialog>
  );
}

/** [OFFICE-01] A name that speaks for the house or insults is put right. */
export function RenamePerson({ person }: { person: Renamed }) {
  const [isOpen, setOpen] = useState(false);
  const admin = useAdmin();
  if (!hasPermission(admin, 'users.edit')) return <Missing what={texts.renaming} permission="users.edit" />;
  return (
    <>
      <DeskButton className="d-aside-button" onClick={() => setOpen(true)}>
        {texts.rename}
      </DeskButton>
      {isOpen && <RenameForm person={person} onClose={() => setOpen(false)} />}
    </>
  );
}

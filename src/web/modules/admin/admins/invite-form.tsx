import { type FormEvent, useState } from 'react';
import type { AdminRole, Permission } from '#domain/core/permissions/permissions.ts';
import { refresh } from '#web/platform/use-call.ts';
import { useAdminWrite } from '../use-admin-write.ts';
import { DeskDialog, DialogButtons } from '#web/ui/desk/desk-dialog.tsx';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskError, DeskField } from '#web/ui/desk/desk-field.tsx';
import { useIsMounted } from '#web/ui/focus/use-is-mounted.ts';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { PermissionPicks } from './permission-picks.tsx';
import * as texts from './texts.ts';

/** [ADM-11] Sends the link that makes somebody an administrator. */
export function InviteForm({ onClose }: { onClose: () => void }) {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<AdminRole>('customer_service');
  const [picked, setPicked] = useState<Permission[]>([]);
  const isHere = useIsMounted();
  const invite = useAdminWrite('admin.inviteAdmin');
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!(await invite.run({ email, role, ...(role === 'custom' ? { customPermissions: picked } : {}) }))) return;
    showToast(texts.invited(email), {
      type: 'success',
      duration: 8000,
    });
    refresh('admin.listAdmins', 'admin.listActs');
    if (isHere()) onClose();
  };
  return (
    <DeskDialog label={texts.invite} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)}>
        <h2>{texts.invite}</h2>
        <DeskField
          label={texts.email}
          hint={texts.emailHint}
          type="email"
          required
          maxLength={254}
          autoComplete="off"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PermissionPicks role={role} onRole={setRole} picked={picked} onPicked={setPicked} />
        {invite.problem && <DeskError role="alert">{invite.problem.message}</DeskError>}
        <DialogButtons>
          <DeskButton onClick={onClose}>{texts.cancel}</DeskButton>
          <DeskButton kind="primary" type="submit" disabled={invite.isSending}>
            {texts.send}
          </DeskButton>
        </DialogButtons>
      </form>
    </DeskDialog>
  );
}

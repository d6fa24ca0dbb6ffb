import { type FormEvent, useState } from 'react';
import type { Admin } from '#domain/admin/model.ts';
import { useSession } from '#web/platform/session.ts';
import { refresh } from '#web/platform/use-call.ts';
import { useAdminWrite } from '../use-admin-write.ts';
import { DeskDialog, DialogButtons } from '#web/ui/desk/desk-dialog.tsx';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskError, DeskAreaField } from '#web/ui/desk/desk-field.tsx';
import { useIsMounted } from '#web/ui/focus/use-is-mounted.ts';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { roleNames } from '../role-names.ts';
import { PermissionPicks } from './permission-picks.tsx';
import * as texts from './texts.ts';

interface Props {
  admin: Admin;
  onClose: () => void;
}

/** [ADM-05] Another role, or none of it all: each with a reason for the log. */
export function ChangeAdminForm({ admin, onClose }: Props) {
  const [role, setRole] = useState(admin.role);
  const [picked, setPicked] = useState(admin.customPermissions);
  const [reason, setReason] = useState('');
  const change = useAdminWrite('admin.changeRole');
  const assign = useAdminWrite('admin.assignPermissions');
  const deactivate = useAdminWrite('admin.deactivate');
  const reactivate = useAdminWrite('admin.reactivate');
  const reset = useAdminWrite('admin.resetSecondFactor');
  const isHere = useIsMounted();
  const isSelf = useSession()?.userId === admin.id;
  const problem = change.problem ?? assign.problem ?? deactivate.problem ?? reactivate.problem ?? reset.problem;
  const isSending =
    change.isSending || assign.isSending || deactivate.isSending || reactivate.isSending || reset.isSending;
  const when = async (isDone: Promise<boolean>, text: string): Promise<void> => {
    if (!(await isDone)) return;
    showToast(text, { type: 'success' });
    refresh('admin.listAdmins', 'admin.listActs', 'admin.getMe');
    if (isHere()) onClose();
  };
  const { id: adminId, displayName } = admin;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // Within the same role the permissions alone are others.
    const isDone =
      role === 'custom' && admin.role === 'custom'
        ? assign.run({ adminId, customPermissions: picked, reason })
        : change.run({ adminId, role, reason, ...(role === 'custom' ? { customPermissions: picked } : {}) });
    void when(isDone, texts.isRole(displayName, roleNames.names[role]));
  };
  return (
    <DeskDialog label={texts.changeOf(displayName)} onClose={onClose}>
      <form onSubmit={submit}>
        <h2>{displayName}</h2>
        <p className="d-t2 d-small">{admin.email}</p>
        {admin.status === 'active' && (
          <PermissionPicks role={role} onRole={setRole} picked={picked} onPicked={setPicked} />
        )}
        <DeskAreaField
          label={texts.reason}
          hint={texts.atOnce(displayName)}
          rows={2}
          maxLength={1000}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {admin.status === 'active' && !isSelf && (
          <p>
            <DeskButton
              disabled={isSending || !reason.trim()}
              onClick={() => void when(reset.run({ adminId, reason }), texts.factorReset(displayName))}
            >
              {texts.resetFactor}
            </DeskButton>
          </p>
        )}
        {problem && <DeskError role="alert">{problem.message}</DeskError>}
        <DialogButtons>
          {admin.status === 'active' ? (
            <>
              <DeskButton
                kind="danger"
                disabled={isSending}
                onClick={() => void when(deactivate.run({ adminId, reason }), texts.isInactive(displayName))}
              >
                {texts.deactivate(displayName)}
              </DeskButton>
              <span className="d-spacer" />
              <DeskButton onClick={onClose}>{texts.cancel}</DeskButton>
              <DeskButton kind="primary" type="submit" disabled={isSending}>
                {texts.saveRole}
              </DeskButton>
            </>
          ) : (
            <>
              <DeskButton onClick={onClose}>{texts.cancel}</DeskButton>
              <DeskButton
                kind="primary"
                disabled={isSending}
                onClick={() => void when(reactivate.run({ adminId, reason }), texts.isActive(displayName))}
              >
                {texts.reactivate(displayName)}
              </DeskButton>
            </>
          )}
        </DialogButtons>
      </form>
    </DeskDialog>
  );
}

import { type FormEvent, useState } from 'react';
import type { Admin } from '#domain/admin/model.ts';
import { adminRoles } from '#domain/core/permissions/permissions.ts';
import { useSession } from '#web/platform/session.ts';
import { refresh } from '#web/platform/use-call.ts';
import { useAdminWrite } from '../use-admin-write.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskError, DeskAreaField } from '#web/ui/desk/desk-field.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useHere } from '#web/ui/focus/use-here.ts';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { PermissionPicks } from './permission-picks.tsx';
import '#web/ui/desk/desk-dialog.css';

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
  const deactivate = useAdminWrite('admin.deactivate');
  const reactivate = useAdminWrite('admin.reactivate');
  const reset = useAdminWrite('admin.resetSecondFactor');
  const isHere = useHere();
  const isSelf = useSession()?.userId === admin.id;
  const problem = change.problem ?? deactivate.problem ?? reactivate.problem ?? reset.problem;
  const isSending = change.isSending || deactivate.isSending || reactivate.isSending || reset.isSending;
  const when = async (isDone: Promise<boolean>, words: string): Promise<void> => {
    if (!(await isDone)) return;
    showToast(words, { type: 'success' });
    refresh('admin.listAdmins', 'admin.listActs', 'admin.getMe');
    if (isHere()) onClose();
  };
  const { id: adminId, displayName } = admin;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void when(
      change.run({ adminId, role, reason, ...(role === 'custom' ? { customPermissions: picked } : {}) }),
      `${displayName} is ${adminRoles[role].name.toLowerCase()} now.`,
    );
  };
  return (
    <Dialog label={`Change ${displayName}`} className="dialog desk d-dialog" onClose={onClose}>
      <form onSubmit={submit}>
        <h2>{displayName}</h2>
        <p className="d-t2 d-small">{admin.email}</p>
        {admin.status === 'active' && (
          <PermissionPicks role={role} onRole={setRole} picked={picked} onPicked={setPicked} />
        )}
        <DeskAreaField
          label="Reason, kept in the audit log"
          hint={`It holds at once: every session of ${displayName} ends.`}
          rows={2}
          maxLength={1000}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {admin.status === 'active' && !isSelf && (
          <p>
            <DeskButton
              disabled={isSending || !reason.trim()}
              onClick={() =>
                void when(
                  reset.run({ adminId, reason }),
                  `${displayName} sets up a new second factor at the next sign-in.`,
                )
              }
            >
              Reset a lost second factor
            </DeskButton>
          </p>
        )}
        {problem && <DeskError role="alert">{problem.message}</DeskError>}
        <div className="d-dacts">
          {admin.status === 'active' ? (
            <>
              <DeskButton
                kind="danger"
                disabled={isSending}
                onClick={() => void when(deactivate.run({ adminId, reason }), `${displayName} is inactive now.`)}
              >
                Deactivate {displayName}
              </DeskButton>
              <span className="d-spacer" />
              <DeskButton onClick={onClose}>Cancel</DeskButton>
              <DeskButton kind="primary" type="submit" disabled={isSending}>
                Save the role
              </DeskButton>
            </>
          ) : (
            <>
              <DeskButton onClick={onClose}>Cancel</DeskButton>
              <DeskButton
                kind="primary"
                disabled={isSending}
                onClick={() => void when(reactivate.run({ adminId, reason }), `${displayName} is active again.`)}
              >
                Reactivate {displayName}
              </DeskButton>
            </>
          )}
        </div>
      </form>
    </Dialog>
  );
}

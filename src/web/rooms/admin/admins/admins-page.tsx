import { useState } from 'react';
import type { Admin } from '#domain/admin/model.ts';
import { type AdminRole, adminRoles } from '#domain/core/permissions/permissions.ts';
import { formatDay } from '#web/platform/languages/formats.ts';
import { queryClient } from '#web/platform/query-client.ts';
import { refresh, useCall } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskHead, DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { type DeskColumn, DeskTable } from '#web/ui/desk/desk-table.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { DeskError } from '#web/ui/desk/desk-field.tsx';
import { useAdminWrite, useFailureLog } from '../use-admin-write.ts';
import { ChangeAdminForm } from './change-admin-form.tsx';
import { InviteForm } from './invite-form.tsx';
import { timeWords } from '../time-words.ts';
import '#web/ui/desk/records.css';

const columnsWith = (onChange: (admin: Admin) => void): DeskColumn<Admin>[] => [
  {
    head: 'Name',
    cell: ({ displayName, email }) => (
      <span className="d-two">
        <b>{displayName}</b>
        <small>{email}</small>
      </span>
    ),
  },
  {
    head: 'Role',
    cell: ({ role, customPermissions }) => (
      <span className="d-two">
        {adminRoles[role].name}
        {role === 'custom' && <small>{customPermissions.join(', ') || 'no permissions'}</small>}
      </span>
    ),
  },
  {
    head: 'Status',
    cell: ({ status }) => (
      <span className={`d-pill ${status === 'active' ? 'd-ok' : ''}`}>
        {status === 'active' ? 'Active' : 'Inactive'}
      </span>
    ),
  },
  {
    head: 'Last sign-in',
    cell: ({ lastLogin, loginHistory }) =>
      lastLogin ? (
        <span className="d-two">
          {timeWords(lastLogin)}
          <small>{loginHistory[0]?.ipAddress}</small>
        </span>
      ) : (
        <span className="d-t3">Never</span>
      ),
  },
  { head: 'Since', cell: ({ createdAt }) => formatDay(new Date(createdAt)) },
  {
    head: 'Acts',
    isHeadHidden: true,
    isNumber: true,
    cell: (admin) => (
      <DeskButton isSmall aria-label={`Change ${admin.displayName}`} onClick={() => onChange(admin)}>
        Change
      </DeskButton>
    ),
  },
];

function Invitations({ items }: { items: { id: string; email: string; role: AdminRole; expiresAt: string }[] }) {
  const withdraw = useAdminWrite('admin.withdrawInvitation');
  const drop = async (invitationId: string, email: string): Promise<void> => {
    if (!(await withdraw.run({ invitationId }))) return;
    showToast(`The invitation of ${email} opens nothing any more.`, { type: 'success' });
    refresh('admin.listAdmins', 'admin.listActs');
  };
  return (
    <section className="d-sec">
      <DeskSection title="Open invitations" note={items.length === 0 ? 'None' : undefined} />
      <ul className="d-record-list">
        {items.map(({ id, email, role, expiresAt }) => (
          <li key={id}>
            <div className="d-grow">
              <b>{email}</b>
              <br />
              <span className="d-t2">
                {adminRoles[role].name} · until {timeWords(expiresAt)}
              </span>
            </div>
            <DeskButton isSmall aria-label={`Withdraw the invitation of ${email}`} onClick={() => void drop(id, email)}>
              Withdraw
            </DeskButton>
          </li>
        ))}
      </ul>
      {withdraw.problem && <DeskError role="alert">{withdraw.problem.message}</DeskError>}
    </section>
  );
}

/** [ADM-13] The roles, what each is for, and a look through each. */
function Roles() {
  const see = useSend('admin.seeAs');
  const look = (role: AdminRole): void =>
    see.send(
      { role },
      {
        onSuccess: () => void queryClient.resetQueries(),
        onError: (problem) => showToast(problem.message, { type: 'error' }),
      },
    );
  return (
    <section className="d-sec">
      <DeskSection title="Roles" note="Seeing as a role is read only and stands in the audit log" />
      <ul className="d-record-list">
        {(Object.keys(adminRoles) as AdminRole[])
          .filter((role) => role !== 'master_admin' && role !== 'custom')
          .map((role) => (
            <li key={role}>
              <div className="d-grow">
                <b>{adminRoles[role].name}</b>
                <br />
                <span className="d-t2">
                  {adminRoles[role].description} {adminRoles[role].permissions.length} permissions.
                </span>
              </div>
              <DeskButton isSmall onClick={() => look(role)}>
                See as {adminRoles[role].name.toLowerCase()}
              </DeskButton>
            </li>
          ))}
      </ul>
    </section>
  );
}

/** [ADM-01, ADM-05] Who works in the back office, and as what. */
export function AdminsPage() {
  const call = useCall('admin.listAdmins');
  const { data, error } = call;
  useFailureLog('admin.listAdmins', error);
  const [changed, setChanged] = useState<Admin | null>(null);
  const [isInviting, setInviting] = useState(false);
  const active = data?.items.filter((admin) => admin.status === 'active').length ?? 0;
  return (
    <main id="main" className="d-main">
      <DeskHead title="Administrators" sub={data ? `${active} active, ${data.items.length - active} inactive.` : ' '}>
        <DeskButton kind="primary" isKept onClick={() => setInviting(true)}>
          Invite an administrator
        </DeskButton>
      </DeskHead>
      <DeskTable
        caption="Administrators"
        columns={columnsWith(setChanged)}
        rows={data?.items}
        keyOf={({ id }) => id}
        unread={{ call, what: 'The list of administrators' }}
      />
      {data && (
        <>
          <Invitations items={data.invitations} />
          <Roles />
        </>
      )}
      {changed && <ChangeAdminForm admin={changed} onClose={() => setChanged(null)} />}
      {isInviting && <InviteForm onClose={() => setInviting(false)} />}
    </main>
  );
}

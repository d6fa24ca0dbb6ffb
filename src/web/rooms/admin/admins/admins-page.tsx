import { useState } from 'react';
import type { Admin } from '#domain/admin/model.ts';
import { type AdminRole, adminRoles } from '#domain/admin/permissions.ts';
import { formatDay } from '#web/platform/languages/formats.ts';
import { queryClient } from '#web/platform/query-client.ts';
import { refresh, useCall } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskHead, DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { NotYet } from '../lists/not-yet.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { useAdminWrite, useFailureLog } from '../use-admin-write.ts';
import { ChangeAdminForm } from './change-admin-form.tsx';
import { InviteForm } from './invite-form.tsx';
import { timeWords } from '../time-words.ts';
import '#web/ui/desk/records.css';

function Row({ admin, onChange }: { admin: Admin; onChange: () => void }) {
  const last = admin.loginHistory[0];
  return (
    <tr>
      <td data-label="Name">
        <span className="d-two">
          <b>{admin.displayName}</b>
          <small>{admin.email}</small>
        </span>
      </td>
      <td data-label="Role">
        <span className="d-two">
          {adminRoles[admin.role].name}
          {admin.role === 'custom' && <small>{admin.customPermissions.join(', ') || 'no permissions'}</small>}
        </span>
      </td>
      <td data-label="Status">
        <span className={`d-pill ${admin.status === 'active' ? 'd-ok' : ''}`}>
          {admin.status === 'active' ? 'Active' : 'Inactive'}
        </span>
      </td>
      <td data-label="Last sign-in">
        {admin.lastLogin ? (
          <span className="d-two">
            {timeWords(admin.lastLogin)}
            <small>{last?.ipAddress}</small>
          </span>
        ) : (
          <span className="d-t3">Never</span>
        )}
      </td>
      <td data-label="Since">{formatDay(new Date(admin.createdAt))}</td>
      <td className="d-num">
        <DeskButton isSmall aria-label={`Change ${admin.displayName}`} onClick={onChange}>
          Change
        </DeskButton>
      </td>
    </tr>
  );
}

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
      {withdraw.problem && (
        <p className="d-err" role="alert">
          {withdraw.problem.message}
        </p>
      )}
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
      {!data ? (
        <NotYet call={call} what="The list of administrators" skeleton={{ columns: 5 }} />
      ) : (
        <>
          <div className="d-frame">
            <table className="d-idx d-stack">
              <thead>
                <tr>
                  <th scope="col">Name</th>
                  <th scope="col">Role</th>
                  <th scope="col">Status</th>
                  <th scope="col">Last sign-in</th>
                  <th scope="col">Since</th>
                  <th scope="col">
                    <span className="visually-hidden">Acts</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {data.items.map((admin) => (
                  <Row key={admin.id} admin={admin} onChange={() => setChanged(admin)} />
                ))}
              </tbody>
            </table>
          </div>
          <Invitations items={data.invitations} />
          <Roles />
        </>
      )}
      {changed && <ChangeAdminForm admin={changed} onClose={() => setChanged(null)} />}
      {isInviting && <InviteForm onClose={() => setInviting(false)} />}
    </main>
  );
}

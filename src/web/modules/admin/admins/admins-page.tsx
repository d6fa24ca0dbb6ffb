import { useState } from 'react';
import type { Admin } from '#domain/admin/model.ts';
import { type AdminRole, adminRoles } from '#domain/core/permissions/permissions.ts';
import { localDay } from '#web/platform/languages/formats.ts';
import { queryClient } from '#web/platform/query-client.ts';
import { refresh, useCall } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { Pill } from '#web/ui/desk/pill.tsx';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskHead, DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { type DeskColumn, DeskTable } from '#web/ui/desk/desk-table.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { DeskError } from '#web/ui/desk/desk-field.tsx';
import { useAdminWrite, useFailureLog } from '../use-admin-write.ts';
import { ChangeAdminForm } from './change-admin-form.tsx';
import { InviteForm } from './invite-form.tsx';
import { roleNames } from '../role-names.ts';
import { timeText } from '../time-text.ts';
import * as texts from './texts.ts';
import '#web/ui/desk/records.css';

const columnsWith = (onChange: (admin: Admin) => void): DeskColumn<Admin>[] => [
  {
    head: texts.heads.name,
    cell: ({ displayName, email }) => (
      <span className="d-two">
        <b>{displayName}</b>
        <small>{email}</small>
      </span>
    ),
  },
  {
    head: texts.heads.role,
    cell: ({ role, customPermissions }) => (
      <span className="d-two">
        {roleNames.names[role]}
        {role === 'custom' && <small>{customPermissions.join(', ') || texts.noPermissions}</small>}
      </span>
    ),
  },
  {
    head: texts.heads.status,
    cell: ({ status }) => <Pill tone={status === 'active' ? 'ok' : ''}>{texts.statuses[status]}</Pill>,
  },
  {
    head: texts.heads.lastSignIn,
    cell: ({ lastLogin, loginHistory }) =>
      lastLogin ? (
        <span className="d-two">
          {timeText(lastLogin)}
          <small>{loginHistory[0]?.ipAddress}</small>
        </span>
      ) : (
        <span className="d-t3">{texts.never}</span>
      ),
  },
  { head: texts.heads.since, cell: ({ createdAt }) => localDay(createdAt) },
  {
    head: texts.heads.actions,
    isHeadHidden: true,
    isNumber: true,
    cell: (admin) => (
      <DeskButton isSmall aria-label={texts.changeOf(admin.displayName)} onClick={() => onChange(admin)}>
        {texts.change}
      </DeskButton>
    ),
  },
];

function Invitations({ items }: { items: { id: string; email: string; role: AdminRole; expiresAt: string }[] }) {
  const withdraw = useAdminWrite('admin.withdrawInvitation');
  const drop = async (invitationId: string, email: string): Promise<void> => {
    if (!(await withdraw.run({ invitationId }))) return;
    showToast(texts.withdrawn(email), { type: 'success' });
    refresh('admin.listAdmins', 'admin.listActs');
  };
  return (
    <section className="d-sec">
      <DeskSection title={texts.openInvitations} note={items.length === 0 ? texts.none : undefined} />
      <ul className="d-record-list">
        {items.map(({ id, email, role, expiresAt }) => (
          <li key={id}>
            <div className="d-grow">
              <b>{email}</b>
              <br />
              <span className="d-t2">{texts.until(roleNames.names[role], timeText(expiresAt))}</span>
            </div>
            <DeskButton isSmall aria-label={texts.withdrawOf(email)} onClick={() => void drop(id, email)}>
              {texts.withdraw}
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
  const see = useSend('admin.viewAsRole');
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
      <DeskSection title={texts.roles} note={texts.seeingNote} />
      <ul className="d-record-list">
        {(Object.keys(adminRoles) as AdminRole[])
          .filter((role) => role !== 'master_admin' && role !== 'custom')
          .map((role) => (
            <li key={role}>
              <div className="d-grow">
                <b>{roleNames.names[role]}</b>
                <br />
                <span className="d-t2">
                  {texts.permissionsOf(roleNames.descriptions[role], adminRoles[role].permissions.length)}
                </span>
              </div>
              <DeskButton isSmall onClick={() => look(role)}>
                {texts.viewAsRole(roleNames.names[role])}
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
      <DeskHead title={texts.title} sub={data ? texts.howMany(active, data.items.length - active) : ' '}>
        <DeskButton kind="primary" isAlwaysShown onClick={() => setInviting(true)}>
          {texts.invite}
        </DeskButton>
      </DeskHead>
      <DeskTable
        caption={texts.title}
        columns={columnsWith(setChanged)}
        rows={data?.items}
        keyOf={({ id }) => id}
        unread={{ call, what: texts.theList }}
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

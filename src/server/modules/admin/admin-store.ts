import type { AdminState, AdminStatus } from '#domain/admin/change-admin.ts';
import { isMasterAdmin } from '#domain/core/permissions/checks.ts';
import type { Admin } from '#domain/admin/model.ts';
import { type AdminRole, isAdminRole, type Permission, permissionsOf } from '#domain/core/permissions/permissions.ts';
import type { Session } from '../../platform/calls/caller.ts';
import { iso } from '../../platform/database/iso.ts';
import type { Queryable, Transaction } from '../../platform/database/open-database.ts';

export interface AdminRow {
  id: string;
  role: string;
  status: AdminStatus;
  custom_permissions: string[];
}

export async function findAdmin(db: Queryable, userId: string): Promise<AdminRow | null> {
  const { rows } = await db.query<AdminRow>({
    name: 'admin-find',
    text: 'SELECT id, role, status, custom_permissions FROM admin_users WHERE id = $1',
    values: [userId],
  });
  return rows[0] ?? null;
}

type Asking = Pick<Session, 'userId' | 'seenAs' | 'lacksFactor'>;

/**
 * What somebody may do in the back office, from the database at every request: a demotion bites at once [INV-13]. A master admin who
 * looks through another role has what that role has [ADM-13]. Who has a right to something and gave no second proof is told that.
 */
export async function findPermissions(
  db: Queryable,
  { userId, seenAs, lacksFactor }: Asking,
): Promise<readonly Permission[] | 'second-factor-needed'> {
  const admin = await findAdmin(db, userId);
  if (!admin || !isAdminRole(admin.role)) return [];
  const { role, status, custom_permissions: customPermissions } = admin;
  if (lacksFactor) return status === 'active' ? 'second-factor-needed' : [];
  if (!seenAs) return permissionsOf({ role, status, customPermissions });
  return isMasterAdmin({ role, status }) && isAdminRole(seenAs)
    ? permissionsOf({ role: seenAs, status, customPermissions: [] })
    : [];
}

/** The same where nothing more is to be said: without a second proof that is asked for, nothing is held. */
export async function permissionsOfSession(db: Queryable, asking: Asking): Promise<readonly Permission[]> {
  const match = await findPermissions(db, asking);
  return match === 'second-factor-needed' ? [] : match;
}

export interface NewAdmin {
  userId: string;
  role: AdminRole;
  customPermissions?: readonly string[];
  createdBy: string | null;
  now: Date;
}

export async function insertAdmin(db: Queryable, admin: NewAdmin): Promise<void> {
  await db.query({
    text: `INSERT INTO admin_users (id, email, display_name, role, custom_permissions, created_by, created_at,
           updated_at)
           SELECT id, email, display_name, $2, $3, $4, $5, $5 FROM users WHERE id = $1
           ON CONFLICT (id) DO UPDATE SET role = excluded.role, custom_permissions = excluded.custom_permissions,
             status = 'active', updated_at = excluded.updated_at`,
    values: [admin.userId, admin.role, admin.customPermissions ?? [], admin.createdBy, admin.now],
  });
}

/** The active master admins, locked: whoever changes one waits for everybody who changes another [INV-15]. */
export async function lockMasters(tx: Transaction): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>({
    name: 'admin-lock-masters',
    text: `SELECT id FROM admin_users WHERE role = 'master_admin' AND status = 'active' ORDER BY id FOR UPDATE`,
  });
  return rows.map((row) => row.id);
}

type NamedAdmin = AdminState & { displayName: string };

export async function lockAdmin(tx: Transaction, adminId: string): Promise<NamedAdmin | null> {
  const { rows } = await tx.query<NamedAdmin>({
    name: 'admin-lock',
    text: `SELECT id, role, status, custom_permissions AS "customPermissions", display_name AS "displayName"
           FROM admin_users WHERE id = $1 FOR UPDATE`,
    values: [adminId],
  });
  return rows[0] ?? null;
}

export async function saveAdmin(tx: Transaction, admin: AdminState, now: Date): Promise<void> {
  await tx.query({
    name: 'admin-save',
    text: 'UPDATE admin_users SET role = $2, status = $3, custom_permissions = $4, updated_at = $5 WHERE id = $1',
    values: [admin.id, admin.role, admin.status, admin.customPermissions, now],
  });
}

/** [ADM-01] Everybody, active ones first, each with the newest fifty sign-ins. */
export async function listAll(db: Queryable): Promise<Admin[]> {
  const { rows } = await db.query<Admin>({
    name: 'admin-list',
    text: `SELECT a.id, u.email, u.display_name AS "displayName", a.role, a.custom_permissions AS "customPermissions",
           a.status,
             ${iso('a.created_at')} AS "createdAt", a.created_by AS "createdBy", ${iso('a.updated_at')} AS "updatedAt",
               ${iso('a.last_login')} AS "lastLogin",
             coalesce((SELECT jsonb_agg(jsonb_build_object('timestamp', ${iso('l.at')}, 'ipAddress', l.ip)
               ORDER BY l.at DESC, l.id DESC)
               FROM (SELECT id, at, ip FROM admin_logins WHERE admin_id = a.id ORDER BY at DESC, id DESC LIMIT 50) l),
                 '[]') AS "loginHistory"
           FROM admin_users a JOIN users u ON u.id = a.id ORDER BY a.status, a.created_at, a.id`,
  });
  return rows;
}

/** Active administrators whose role has a permission, by name. */
export async function listAdminsWith(
  db: Queryable,
  permission: Permission,
): Promise<{ userId: string; name: string }[]> {
  const { rows } = await db.query<AdminRow & { name: string }>({
    name: 'admin-list-active',
    text: `SELECT a.id, u.display_name AS name, a.role, a.status, a.custom_permissions FROM admin_users a
           JOIN users u ON u.id = a.id
           WHERE a.status = 'active' ORDER BY u.display_name, a.id`,
  });
  return rows
    .filter(
      ({ role, status, custom_permissions: customPermissions }) =>
        isAdminRole(role) && permissionsOf({ role, status, customPermissions }).includes(permission),
    )
    .map(({ id, name }) => ({ userId: id, name }));
}

/** Keeps the first code only; true when it was kept. */
export async function saveActivationCode(db: Queryable, codeHash: Buffer, now: Date): Promise<boolean> {
  const { rowCount } = await db.query({
    text: 'INSERT INTO admin_activation (id, code_hash, created_at) VALUES (1, $1, $2) ON CONFLICT DO NOTHING',
    values: [codeHash, now],
  });
  return rowCount === 1;
}

/** Uses the code up; true for exactly one of any number of parallel calls [INV-11]. */
export async function useActivationCode(
  db: Queryable,
  use: { codeHash: Buffer; userId: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query({
    text: 'UPDATE admin_activation SET used_at = $3, used_by = $2 WHERE id = 1 AND code_hash = $1 AND used_at IS NULL',
    values: [use.codeHash, use.userId, use.now],
  });
  return rowCount === 1;
}

/** So many sign-ins of each administrator are kept. */
const MAX_STORED_LOGINS = 50;

/** [ADM-08] A sign-in of an active administrator, and the stamp of it; of nobody else. */
export async function insertLogin(tx: Transaction, login: { userId: string; id: string; at: Date }): Promise<void> {
  await tx.query({
    name: 'admin-note-login',
    text: `WITH seen AS (
             UPDATE admin_users SET last_login = greatest(last_login, $3::timestamptz)
               WHERE id = $1 AND status = 'active' RETURNING id
           ), added AS (
             INSERT INTO admin_logins (admin_id, id, at, ip)
             SELECT id, $2, $3, coalesce((SELECT ip FROM sessions WHERE user_id = $1
               ORDER BY abs(extract(epoch FROM created_at - $3)) LIMIT 1), '') FROM seen
             ON CONFLICT DO NOTHING RETURNING admin_id
           )
           DELETE FROM admin_logins l USING added WHERE l.admin_id = added.admin_id AND l.id IN (
             SELECT id FROM admin_logins WHERE admin_id = $1 ORDER BY at DESC, id DESC
               OFFSET ${MAX_STORED_LOGINS - 1})`,
    values: [login.userId, login.id, login.at],
  });
}

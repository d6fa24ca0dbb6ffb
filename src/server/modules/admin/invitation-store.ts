import type { AdminRole, Permission } from '#domain/core/permissions/permissions.ts';
import { iso } from '../../platform/database/iso.ts';
import { onlyRow } from '../../platform/database/only-row.ts';
import type { Queryable, Transaction } from '../../platform/database/open-database.ts';

export interface Invitation {
  id: string;
  email: string;
  role: AdminRole;
  customPermissions: Permission[];
  createdBy: string;
  createdAt: string;
  expiresAt: string;
}

const fields = `id, email, role, custom_permissions AS "customPermissions", created_by AS "createdBy",
  ${iso('created_at')} AS "createdAt", ${iso('expires_at')} AS "expiresAt"`;

export async function insertInvitation(
  tx: Transaction,
  made: {
    id: string;
    tokenHash: Buffer;
    email: string;
    role: AdminRole;
    customPermissions: readonly Permission[];
    createdBy: string;
    now: Date;
    expiresAt: Date;
  },
): Promise<Invitation> {
  // An older invitation of the same address opens nothing any more: there is one way in, the newest.
  await tx.query({
    text: `UPDATE admin_invitations SET withdrawn_at = $2 WHERE email = $1 AND used_at IS NULL
           AND withdrawn_at IS NULL`,
    values: [made.email, made.now],
  });
  const { rows } = await tx.query<Invitation>({
    text: `INSERT INTO admin_invitations (id, token_hash, email, role, custom_permissions, created_by, created_at,
           expires_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING ${fields}`,
    values: [
      made.id,
      made.tokenHash,
      made.email,
      made.role,
      made.customPermissions,
      made.createdBy,
      made.now,
      made.expiresAt,
    ],
  });
  return onlyRow({ rows });
}

export async function listOpenInvitations(db: Queryable, now: Date): Promise<Invitation[]> {
  const { rows } = await db.query<Invitation>({
    text: `SELECT ${fields} FROM admin_invitations WHERE used_at IS NULL AND withdrawn_at IS NULL AND expires_at > $1
           ORDER BY created_at DESC, id`,
    values: [now],
  });
  return rows;
}

/** The open invitation of a link, locked: of any number of parallel uses one finds it open [INV-11]. */
export async function lockInvitation(
  tx: Transaction,
  link: { id: string; tokenHash: Buffer; now: Date },
): Promise<Invitation | null> {
  const { rows } = await tx.query<Invitation>({
    text: `SELECT ${fields} FROM admin_invitations
           WHERE id = $1 AND token_hash = $2 AND used_at IS NULL AND withdrawn_at IS NULL
             AND expires_at > $3 FOR UPDATE`,
    values: [link.id, link.tokenHash, link.now],
  });
  return rows[0] ?? null;
}

/** Whoever is no master admin any more has invited nobody. */
export async function withdrawOf(tx: Transaction, createdBy: string, now: Date): Promise<void> {
  await tx.query({
    text: `UPDATE admin_invitations SET withdrawn_at = $2 WHERE created_by = $1 AND used_at IS NULL
           AND withdrawn_at IS NULL`,
    values: [createdBy, now],
  });
}

export async function useInvitation(tx: Transaction, use: { id: string; userId: string; now: Date }): Promise<void> {
  await tx.query({
    text: 'UPDATE admin_invitations SET used_at = $3, used_by = $2 WHERE id = $1',
    values: [use.id, use.userId, use.now],
  });
}

export async function withdraw(tx: Transaction, id: string, now: Date): Promise<Invitation | null> {
  const { rows } = await tx.query<Invitation>({
    text: `UPDATE admin_invitations SET withdrawn_at = $2 WHERE id = $1 AND used_at IS NULL AND withdrawn_at IS NULL
           RETURNING ${fields}`,
    values: [id, now],
  });
  return rows[0] ?? null;
}

import { z } from 'zod';
import { idSchema } from '../core/ids.ts';
import { type AdminRole, adminRoles, permissions } from '../core/permissions/permissions.ts';

export const roleSchema = z.enum(Object.keys(adminRoles) as [AdminRole, ...AdminRole[]]);
export const permissionSchema = z.enum(permissions);
export const statusSchema = z.enum(['active', 'inactive']);
const time = z.iso.datetime();

/** [ADM-01] An administrator, with the newest fifty sign-ins. */
export const adminSchema = z.strictObject({
  id: idSchema,
  email: z.string(),
  displayName: z.string(),
  role: roleSchema,
  customPermissions: z.array(permissionSchema),
  status: statusSchema,
  createdAt: time,
  createdBy: z.string().nullable(),
  updatedAt: time,
  lastLogin: time.nullable(),
  loginHistory: z.array(z.strictObject({ timestamp: time, ipAddress: z.string() })).max(50),
});
export type Admin = z.infer<typeof adminSchema>;

export const invitationSchema = z.strictObject({
  id: idSchema,
  email: z.string(),
  role: roleSchema,
  customPermissions: z.array(permissionSchema),
  createdAt: time,
  expiresAt: time,
});

/** [ADM-12] One act of an administrator. */
export const auditRecordSchema = z.strictObject({
  seq: z.number().int(),
  at: time,
  actorId: z.string(),
  actorName: z.string(),
  actorRole: z.string(),
  act: z.string(),
  subjectKind: z.string(),
  subjectId: z.string(),
  subjectName: z.string(),
  reason: z.string(),
  before: z.json().nullable(),
  after: z.json().nullable(),
  ip: z.string(),
});
export type AuditRecord = z.infer<typeof auditRecordSchema>;

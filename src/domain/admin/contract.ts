import { oc } from '@orpc/contract';
import { z } from 'zod';
import { idSchema } from '../core/ids.ts';
import { problem } from '../core/problem.ts';
import { textSchema } from '../core/text.ts';
import {
  auditRecordSchema,
  adminSchema,
  invitationSchema,
  permissionSchema,
  roleSchema,
  statusSchema,
} from './model.ts';
import { adminProblemTexts as texts } from './problem-texts.ts';

const tags = ['admin'];
const adminId = z.strictObject({ adminId: idSchema });
const reason = textSchema(0, 1000).default('');
const customPermissions = z.array(permissionSchema).max(60).optional();
const changed = z.strictObject({
  role: roleSchema,
  status: statusSchema,
  customPermissions: z.array(permissionSchema),
});
const notFound = problem(404, texts['admin/not-found']);
const lastMaster = problem(409, texts['admin/last-master']);
const reserved = problem(400, texts['admin/reserved-permission']);
const day = z.iso.date().optional();
/** What of the audit log is looked at. */
export const auditFilter = {
  q: z.string().trim().max(100).optional(),
  act: z.string().max(60).optional(),
  actorId: idSchema.optional(),
  kind: z.string().max(30).optional(),
  from: day,
  to: day,
};

export const adminContract = {
  activate: oc
    .route({
      method: 'POST',
      path: '/admin/activate',
      tags,
      summary: 'Make the signed-in person the first master administrator with the one-time code.',
    })
    .input(z.strictObject({ code: z.string().trim().min(1).max(100) }))
    .output(z.strictObject({ role: z.string() }))
    .errors({ 'admin/invalid-code': problem(400, texts['admin/invalid-code']) }),
  getMe: oc
    .route({
      method: 'GET',
      path: '/admin/me',
      tags,
      summary: 'The administrator record of the signed-in person and what it allows.',
    })
    .output(
      z.strictObject({
        role: z.string().nullable(),
        status: z.string().nullable(),
        permissions: z.array(z.string()),
        /** The role that a master admin looks through now. */
        seenAs: roleSchema.nullable(),
        /** Everything would open, were this session proven twice. */
        secondFactorNeeded: z.boolean(),
      }),
    ),
  listAdmins: oc
    .route({
      method: 'GET',
      path: '/admin/admins',
      tags,
      summary: 'Every administrator with their sign-ins, and the invitations that are open.',
    })
    .output(z.strictObject({ items: z.array(adminSchema), invitations: z.array(invitationSchema) })),
  inviteAdmin: oc
    .route({
      method: 'POST',
      path: '/admin/invitations',
      tags,
      summary: 'Send an invitation that makes the person with this address an administrator: once, within 48 hours.',
    })
    .input(z.strictObject({ email: z.email().max(254), role: roleSchema, customPermissions }))
    .output(invitationSchema)
    .errors({
      'admin/already-admin': problem(409, texts['admin/already-admin']),
      'admin/reserved-permission': reserved,
    }),
  withdrawInvitation: oc
    .route({
      method: 'POST',
      path: '/admin/invitations/{invitationId}/withdraw',
      tags,
      summary: 'Make an open invitation worthless.',
    })
    .input(z.strictObject({ invitationId: idSchema }))
    .output(z.strictObject({ withdrawn: z.literal(true) }))
    .errors({ 'admin/invitation-not-found': problem(404, texts['admin/invitation-not-found']) }),
  acceptInvitation: oc
    .route({
      method: 'POST',
      path: '/admin/accept',
      tags,
      summary: 'Become an administrator with the link of an invitation.',
    })
    .input(z.strictObject({ invitation: z.string().trim().min(1).max(300) }))
    .output(z.strictObject({ role: roleSchema }))
    .errors({
      'admin/invalid-invitation': problem(400, texts['admin/invalid-invitation']),
      'admin/invitation-of-another': problem(403, texts['admin/invitation-of-another']),
    }),
  changeRole: oc
    .route({
      method: 'POST',
      path: '/admin/admins/{adminId}/role',
      tags,
      summary: 'Give an administrator another role; it holds from their next request on.',
    })
    .input(adminId.extend({ role: roleSchema, customPermissions, reason }))
    .output(changed)
    .errors({ 'admin/not-found': notFound, 'admin/last-master': lastMaster, 'admin/reserved-permission': reserved }),
  assignPermissions: oc
    .route({
      method: 'POST',
      path: '/admin/admins/{adminId}/permissions',
      tags,
      summary: 'Give an administrator of the role custom other permissions; they hold from their next request on.',
    })
    .input(adminId.extend({ customPermissions: z.array(permissionSchema).max(60), reason }))
    .output(changed)
    .errors({
      'admin/not-found': notFound,
      'admin/not-custom': problem(409, texts['admin/not-custom']),
      'admin/reserved-permission': reserved,
    }),
  deactivate: oc
    .route({
      method: 'POST',
      path: '/admin/admins/{adminId}/deactivate',
      tags,
      summary: 'Take every permission from an administrator at once and end their sessions.',
    })
    .input(adminId.extend({ reason }))
    .output(changed)
    .errors({
      'admin/not-found': notFound,
      'admin/last-master': lastMaster,
      'admin/own-account': problem(409, texts['admin/own-account']),
    }),
  reactivate: oc
    .route({
      method: 'POST',
      path: '/admin/admins/{adminId}/reactivate',
      tags,
      summary: 'Give a deactivated administrator their role back.',
    })
    .input(adminId.extend({ reason }))
    .output(changed)
    .errors({ 'admin/not-found': notFound }),
  resetSecondFactor: oc
    .route({
      method: 'POST',
      path: '/admin/admins/{adminId}/second-factor/reset',
      tags,
      summary: 'Take the second factor, recovery codes and passkeys from another administrator who lost them.',
    })
    .input(adminId.extend({ reason: textSchema(1, 1000) }))
    .output(z.strictObject({ reset: z.literal(true) }))
    .errors({
      'admin/not-found': notFound,
      'admin/own-second-factor': problem(409, texts['admin/own-second-factor']),
    }),
  viewAsRole: oc
    .route({
      method: 'POST',
      path: '/admin/see-as',
      tags,
      summary: 'See the product as a role would: this session reads with its permissions and changes nothing.',
    })
    .input(z.strictObject({ role: roleSchema }))
    .output(z.strictObject({ seenAs: roleSchema }))
    .errors({ 'admin/already-seeing': problem(409, texts['admin/already-seeing']) }),
  stopSeeing: oc
    .route({ method: 'POST', path: '/admin/see-as/stop', tags, summary: 'Be oneself again in this session.' })
    .output(z.strictObject({ seenAs: z.null() })),
  listActs: oc
    .route({ method: 'GET', path: '/admin/audit', tags, summary: 'What administrators did, newest first.' })
    .input(
      z.strictObject({
        ...auditFilter,
        cursor: z.string().max(300).optional(),
        limit: z.coerce.number<number>().int().min(1).max(100).default(50),
      }),
    )
    .output(
      z.strictObject({
        items: z.array(auditRecordSchema),
        nextCursor: z.string().nullable(),
        kinds: z.array(z.string()),
        acts: z.array(z.string()),
      }),
    ),
};

import { rolesWith } from '#domain/core/permissions/checks.ts';
import {
  type AdminRole,
  adminRoles,
  type Permission,
  permissions,
  reservedPermissions,
} from '#domain/core/permissions/permissions.ts';
import { roleTexts } from '#domain/core/permissions/role-texts.ts';
import type { Call } from '../../platform/calls/call.ts';

const roles = Object.keys(adminRoles) as AdminRole[];
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
function mark(permission: Permission | null, role: AdminRole): string {
  if (permission === null) return '✓';
  if (role === 'custom' && !reservedPermissions.includes(permission)) return 'own';
  return rolesWith(permission).includes(role) ? '✓' : '';
}
const heads = roles.map((role) => roleTexts.en.names[role]);
const rule = row(['---', '---', ...roles.map(() => ':-:')]);

/** [INV-22] docs/permissions.md: who may call what, made of the policies that the calls declare. */
export function permissionTable(calls: Record<string, Pick<Call, 'policy'>>): string {
  const entries = Object.entries(calls).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const operations = entries.flatMap(([name, { policy }]) =>
    policy.kind === 'admin'
      ? [
          row([
            `\`${name}\``,
            policy.permission ? `\`${policy.permission}\`` : 'any',
            ...roles.map((role) => mark(policy.permission, role)),
          ]),
        ]
      : [],
  );
  const all = permissions.map((permission) =>
    row([
      `\`${permission}\``,
      reservedPermissions.includes(permission) ? 'reserved' : '',
      ...roles.map((role) => mark(permission, role)),
    ]),
  );
  return `# Who may do what

This file is made of the policies that the calls declare (\`src/server/modules/admin/permission-table.ts\`) and is checked with them cell by cell:
\`npm test -- permission-table\`. After a change of a policy write it anew with \`npx vitest run permission-table -u\`.

✓ the role has it · *own*: where the record of a custom role lists the permission · empty: refused. An inactive administrator has nothing.
Every refusal names the permission that is missing, the roles that have it and who can grant it.

## Operations of the back office

${row(['Operation', 'Needs', ...heads])}
${rule}
${operations.join('\n')}

## Permissions

${row(['Permission', '', ...heads])}
${rule}
${all.join('\n')}

All other calls are for everybody, or for whoever is signed in and then only on what is their own.
`;
}

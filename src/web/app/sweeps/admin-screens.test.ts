import { sweep } from '#test/support/markup/sweep.ts';
import { permissions } from '#domain/core/permissions/permissions.ts';
import { adminHref } from '#web/rooms/admin/admin-sections.ts';

const { adminSections } = await import('#web/app/frames/admin/admin-rooms.ts');
const paths = adminSections.flatMap(({ path, also = [] }) => [path, `${path}/:id`, ...also]).map(adminHref);
sweep([...new Set(paths)], [{ userId: 'ida' }], {
  'admin.getMe': { role: 'master_admin', status: 'active', permissions, seenAs: null, secondFactorNeeded: false },
});

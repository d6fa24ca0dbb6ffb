import type { AdminRole, Permission } from '#domain/core/permissions/permissions.ts';
import { insertAdmin } from '#server/modules/admin/admin-store.ts';
import { browser, type Browser, type Sale, signUp } from './sale.ts';

/** Signs somebody up under a name and gives them a role in the back office. */
export const adminOf =
  (sale: () => Sale) =>
  async (name: string, role: AdminRole, customPermissions: Permission[] = []): Promise<Browser> => {
    const who = await signUp(browser(sale().address), name);
    await insertAdmin(sale().app.db, { userId: who.userId, role, customPermissions, createdBy: null, now: new Date() });
    return who;
  };

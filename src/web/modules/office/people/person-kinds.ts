import type { Permission } from '#domain/core/permissions/permissions.ts';
import { kinds, listed } from './person-texts.ts';

/** The same screens for all people and for makers alone, each with calls and permissions of its own. */
export const personKinds = {
  users: {
    name: kinds.users,
    what: listed.users,
    list: 'office.listPeople',
    file: 'exportPeople',
    get: 'office.getPerson',
    suspend: 'office.suspendPerson',
    ban: 'office.banPerson',
    lift: 'office.liftSuspension',
    unban: 'office.liftBan',
    contact: 'office.contactPerson',
    showEmail: 'office.showPersonEmail',
    maySuspend: 'users.suspend' as Permission,
    mayBan: 'users.ban' as Permission,
    mayContact: 'buyers.contact' as Permission,
  },
  sellers: {
    name: kinds.sellers,
    what: listed.sellers,
    list: 'office.listSellers',
    file: 'exportSellers',
    get: 'office.getSeller',
    suspend: 'office.suspendSeller',
    ban: 'office.banSeller',
    lift: 'office.liftSellerSuspension',
    unban: 'office.liftSellerBan',
    contact: 'office.contactSeller',
    showEmail: 'office.showSellerEmail',
    maySuspend: 'sellers.suspend' as Permission,
    mayBan: 'sellers.ban' as Permission,
    mayContact: 'sellers.contact' as Permission,
  },
} as const;

export type PersonKind = keyof typeof personKinds;

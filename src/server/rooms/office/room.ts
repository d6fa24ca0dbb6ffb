import { officeAddresses } from '#domain/office/addresses.ts';
import type { Room } from '../../platform/calls/room.ts';
import { screensAt } from '../../platform/page/screens-at.ts';
import type { Screen } from '../../platform/page/screen.ts';
import * as cases from './cases/case-calls.ts';
import { find } from './find.ts';
import { getDashboard } from './get-dashboard.ts';
import * as health from './health/health-calls.ts';
import { listSettings } from './list-settings.ts';
import * as mails from './mails/mail-calls.ts';
import * as money from './money/money-calls.ts';
import * as privacy from './privacy/privacy-calls.ts';
import { banPerson, contactPerson, getPerson, liftBan, liftSuspension, listPeople, suspendPerson } from './people.ts';
import * as orders from './records/order-calls.ts';
import * as products from './records/product-calls.ts';
import { endSuspensions, restListingsOfPerson } from './rest-listings.ts';
import * as sellers from './sellers.ts';

const adminScreen: Omit<Screen, 'path'> = {
  chunk: 'src/web/app/frames/admin/admin-page.tsx',
  load: async ({ caller }) => ({
    title: 'Back office',
    ...(caller.session ? { firstData: [['admin.getMe', {}]] } : {}),
  }),
};

export const office: Room = {
  name: 'office',
  personalData: 'none, because it has no table of its own',
  calls: {
    listPeople,
    getPerson,
    suspendPerson,
    banPerson,
    liftSuspension,
    liftBan,
    contactPerson,
    getDashboard,
    listSettings,
    find,
    ...sellers,
    ...money,
    ...health,
    ...mails,
    ...privacy,
    ...cases,
    ...orders,
    ...products,
  },
  reactions: [restListingsOfPerson],
  jobs: [endSuspensions],
  screens: screensAt(officeAddresses, { admin: adminScreen, adminSection: adminScreen }),
};

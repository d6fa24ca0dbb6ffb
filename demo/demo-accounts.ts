import type { App } from '#server/platform/calls/app.ts';
import { demoAdmins, demoBuyers } from './content/people.ts';
import { demoShops } from './content/shops.ts';
import { DEMO_PASSWORD } from './fill-demo.ts';

export interface DemoAccount {
  role: string;
  name: string;
  email: string;
  password: string;
}

/** One line for each part that a visitor may try. */
export async function demoAccountLines(_app: App): Promise<string[]> {
  return [
    `Demo accounts, all with the password ${DEMO_PASSWORD}:`,
    `  buyer   ${demoBuyers[0]?.email}`,
    `  maker   ${demoShops[0]?.email} (${demoShops[0]?.name})`,
    ...demoAdmins.map((admin) => `  admin   ${admin.email} (${admin.role})`),
  ];
}

/** [RUN-05] Everybody of the demo with what it takes to sign in. */
export const demoAccounts = (): DemoAccount[] => [
  ...demoBuyers.map(({ email, name }) => ({ role: 'buyer', name, email, password: DEMO_PASSWORD })),
  ...demoShops.map(({ email, owner }) => ({ role: 'seller', name: owner, email, password: DEMO_PASSWORD })),
  ...demoAdmins.map(({ email, name, role }) => ({ role, name, email, password: DEMO_PASSWORD })),
];

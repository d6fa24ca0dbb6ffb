import { officeContract } from '#domain/office/contract.ts';
import {
  liftBan as banLifted,
  liftSuspension as suspensionLifted,
  shutOut,
  type PersonStatus,
} from '#domain/office/account-status.ts';
import { type AccountStatus, accountStatusNow } from '#domain/accounts/account-status.ts';
import { maskedEmail } from '#domain/core/reading/masked.ts';
import { fail, ok, type Problem, type Result } from '#domain/core/result.ts';
import { addMilliseconds, DAY } from '#domain/core/time.ts';
import { appendAuditLog } from '../admin/audit-store.ts';
import { secondLookNeeded } from '../admin/second-looks/second-look-needed.ts';
import { endAccess } from '../accounts/safety/end-access.ts';
import { saveAccountStatus } from '../accounts/stores/account-status-store.ts';
import type { App } from '../../platform/calls/app.ts';
import { type ApprovableContext, read, write } from '../../platform/calls/call.ts';
import type { Caller } from '../../platform/calls/caller.ts';
import { keyCursor, pageOf } from '../../platform/calls/cursor.ts';
import { admin } from '../../platform/calls/policy.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { publish } from '../../platform/events/publish.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import { contactMail } from './contact-mail.ts';
import { findPeople, findPerson, hasOpenOrders, lockPerson, peopleSorts, type PeopleSort } from './person-store.ts';
import { findTimeline } from './timeline-store.ts';

/** [OFFICE-01] Who looks at an address says why, one at a time. */
export const withMaskedEmail = <Row extends { email: string }>(row: Row): Row => ({
  ...row,
  email: maskedEmail(row.email),
});

/** [OFFICE-01] */
export const listPeople = read(officeContract.listPeople, { policy: admin('users.view') }, async ({ input, app }) =>
  ok(await peoplePage(app, input)),
);

interface Wanted {
  q?: string | undefined;
  accountStatus?: AccountStatus | undefined;
  part?: 'makers' | 'buyers' | 'administrators' | undefined;
  day?: string | undefined;
  sort: PeopleSort;
  dir: 'asc' | 'desc';
  cursor?: string | undefined;
  limit: number;
}

export async function peoplePage(app: App, { q, accountStatus, part, day, sort, dir, cursor, limit }: Wanted) {
  const rows = await findPeople(app.db, {
    q: q || null,
    accountStatus: accountStatus ?? null,
    part: part ?? null,
    day: day ?? null,
    ...{ sort, direction: dir, after: keyCursor(cursor, peopleSorts[sort].type) },
    limit: limit + 1,
    now: app.clock.now(),
  });
  const page = pageOf(rows, limit, (last) => [last.key, last.userId]);
  return { ...page, items: page.items.map(({ key: _key, ...person }) => withMaskedEmail(person)) };
}

/** [UX-96] */
export const getPerson = read(officeContract.getPerson, { policy: admin('users.view') }, async ({ input, app }) => {
  const [person, timeline] = await Promise.all([
    findPerson(app.db, input.userId, app.clock.now()),
    findTimeline(app.db, input.userId),
  ]);
  return person ? ok({ ...withMaskedEmail(person), timeline }) : fail({ code: 'office/not-found' });
});

interface Move<P extends Problem> {
  app: App;
  tx: Transaction;
  caller: Caller;
  input: { userId: string; reason: string };
  action: string;
  decide: (person: PersonStatus, callerId: string) => Result<AccountStatus, P>;
  until?: Date | null;
}

/** One act on how somebody stands: with a reason, in the log, and their sessions end with it [INV-13]. */
export async function changeAccountStatus<P extends Problem>({
  app,
  tx,
  caller,
  input,
  action,
  decide,
  until = null,
}: Move<P>) {
  const person = await lockPerson(tx, input.userId);
  if (!person) return fail({ code: 'office/not-found' });
  const before = accountStatusNow(person.accountStatus, person.until, app.clock.now());
  const after = decide({ ...person, accountStatus: before }, caller.session?.userId ?? '');
  if (!after.ok) return after;
  await saveAccountStatus(tx, { userId: person.userId, accountStatus: after.value, until });
  if (after.value !== 'active') await endAccess(tx, person.userId, { now: app.clock.now() });
  await publish(app, tx, {
    name: 'office.account-status-changed',
    subject: person.userId,
    payload: { userId: person.userId },
  });
  const subject = { kind: 'person', id: person.userId, name: person.displayName };
  const untilText = until?.toISOString() ?? null;
  await appendAuditLog(
    { app, tx, caller },
    {
      action,
      subject,
      reason: input.reason,
      before: { accountStatus: before },
      after: { accountStatus: after.value, until: untilText },
    },
  );
  return ok({ accountStatus: after.value, until: untilText });
}

export const suspend = (person: PersonStatus, callerId: string) => shutOut(person, 'suspended', callerId);
const ban = (person: PersonStatus, callerId: string) => shutOut(person, 'banned', callerId);

export const suspendPerson = write(
  officeContract.suspendPerson,
  { policy: admin('users.suspend') },
  async (context) => {
    const { days } = context.input;
    const until = days === null ? null : addMilliseconds(context.app.clock.now(), days * DAY);
    return changeAccountStatus({ ...context, action: 'office.suspendPerson', decide: suspend, until });
  },
);

/** [OFFICE-01] Whose shop owes parcels is banned by two: buyers have paid and wait. */
export async function banWith(context: ApprovableContext<typeof officeContract.banPerson>, action: string) {
  const { app, tx, caller, input } = context;
  const person = await lockPerson(tx, input.userId);
  const accountStatus = person && accountStatusNow(person.accountStatus, person.until, app.clock.now());
  const mayBe = accountStatus && ban({ ...person, accountStatus }, caller.session?.userId ?? '').ok;
  const needed = mayBe && (await hasOpenOrders(tx, input.userId)) ? secondLookNeeded(context, action) : null;
  return needed ?? changeAccountStatus({ ...context, action, decide: ban });
}

export const banPersonNow = (context: ApprovableContext<typeof officeContract.banPerson>) =>
  banWith(context, 'office.banPerson');
export const banPerson = write(officeContract.banPerson, { policy: admin('users.ban') }, banPersonNow);

export const liftSuspension = write(officeContract.liftSuspension, { policy: admin('users.suspend') }, (context) =>
  changeAccountStatus({ ...context, action: 'office.liftSuspension', decide: suspensionLifted }),
);

export const liftBan = write(officeContract.liftBan, { policy: admin('users.ban') }, (context) =>
  changeAccountStatus({ ...context, action: 'office.liftBan', decide: banLifted }),
);

/** [OFFICE-01] A mail in the name of the marketplace; its words stand in the log. */
export const contactPerson = write(
  officeContract.contactPerson,
  { policy: admin('buyers.contact'), limit: { times: 60, seconds: 3600 } },
  (context) => writeTo({ ...context, action: 'office.contactPerson' }),
);

interface ContactMessage {
  app: App;
  tx: Transaction;
  caller: Caller;
  input: { userId: string; subject: string; message: string };
  action: string;
}

export async function writeTo({ app, tx, caller, input, action }: ContactMessage) {
  const person = await lockPerson(tx, input.userId);
  if (!person) return fail({ code: 'office/not-found' });
  const { subject: title, message } = input;
  const { email: to, language } = person;
  await sendMail(app, tx, contactMail(app, { key: `office-contact:${app.ids.uuid()}`, to, language, title, message }));
  await appendAuditLog(
    { app, tx, caller },
    {
      action,
      subject: { kind: 'person', id: person.userId, name: person.displayName },
      reason: title,
      after: { message },
    },
  );
  return ok({ sent: true as const });
}

import { officeContract } from '#domain/office/contract.ts';
import type { Person } from '#domain/office/model.ts';
import { liftBan, liftSuspension } from '#domain/office/account-status.ts';
import { fail, ok } from '#domain/core/result.ts';
import { addMilliseconds, DAY } from '#domain/core/time.ts';
import { type ApprovableContext, read, write } from '../../platform/calls/call.ts';
import { admin } from '../../platform/calls/policy.ts';
import { banWith, changeAccountStatus, peoplePage, suspend, withMaskedEmail, writeTo } from './people.ts';
import { findPerson, isMaker } from './person-store.ts';
import { findTimeline } from './timeline-store.ts';

const nobody = fail({ code: 'office/not-found' });

/** [OFFICE-01] */
export const listSellers = read(officeContract.listSellers, { policy: admin('sellers.view') }, async ({ input, app }) =>
  ok(await peoplePage(app, { ...input, part: 'makers' })),
);

/** What somebody does as a buyer is nothing for those who look after makers. */
const asMaker = (person: Omit<Person, 'timeline'>): Omit<Person, 'timeline'> => ({
  ...person,
  purchases: 0,
  figures: { ...person.figures, boughtCents: 0, reviewsWritten: 0, reviewsHidden: 0 },
});
const ofBuyers: readonly string[] = ['purchase', 'review', 'question', 'sign-in'];

/** [UX-96] */
export const getSeller = read(officeContract.getSeller, { policy: admin('sellers.view') }, async ({ input, app }) => {
  if (!(await isMaker(app.db, input.userId))) return nobody;
  const [person, timeline] = await Promise.all([
    findPerson(app.db, input.userId, app.clock.now()),
    findTimeline(app.db, input.userId),
  ]);
  return person
    ? ok({ ...withMaskedEmail(asMaker(person)), timeline: timeline.filter(({ kind }) => !ofBuyers.includes(kind)) })
    : nobody;
});

export const suspendSeller = write(
  officeContract.suspendSeller,
  { policy: admin('sellers.suspend') },
  async (context) => {
    const { days, userId } = context.input;
    if (!(await isMaker(context.tx, userId))) return nobody;
    const until = days === null ? null : addMilliseconds(context.app.clock.now(), days * DAY);
    return changeAccountStatus({ ...context, action: 'office.suspendSeller', decide: suspend, until });
  },
);

export async function banSellerNow(context: ApprovableContext<typeof officeContract.banSeller>) {
  if (!(await isMaker(context.tx, context.input.userId))) return nobody;
  return banWith(context, 'office.banSeller');
}
export const banSeller = write(officeContract.banSeller, { policy: admin('sellers.ban') }, banSellerNow);

export const liftSellerSuspension = write(
  officeContract.liftSellerSuspension,
  { policy: admin('sellers.suspend') },
  async (context) => {
    if (!(await isMaker(context.tx, context.input.userId))) return nobody;
    return changeAccountStatus({ ...context, action: 'office.liftSellerSuspension', decide: liftSuspension });
  },
);

export const liftSellerBan = write(officeContract.liftSellerBan, { policy: admin('sellers.ban') }, async (context) => {
  if (!(await isMaker(context.tx, context.input.userId))) return nobody;
  return changeAccountStatus({ ...context, action: 'office.liftSellerBan', decide: liftBan });
});

export const contactSeller = write(
  officeContract.contactSeller,
  { policy: admin('sellers.contact'), limit: { times: 60, seconds: 3600 } },
  async (context) => {
    if (!(await isMaker(context.tx, context.input.userId))) return nobody;
    return writeTo({ ...context, action: 'office.contactSeller' });
  },
);

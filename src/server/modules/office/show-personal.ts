import { addressLines } from '#domain/core/address-lines.ts';
import { countryName } from '#domain/core/countries.ts';
import { fail, ok } from '#domain/core/result.ts';
import { officeContract } from '#domain/office/contract.ts';
import { HOURLY_LIMIT, recordLook } from '../admin/record-look.ts';
import { findOrderOfShop } from '../orders/order-store.ts';
import { write, type WriteContext } from '../../platform/calls/call.ts';
import { admin } from '../../platform/calls/policy.ts';
import { findPerson, isMaker } from './person-store.ts';
import { findOrderLocation } from './records/order-store.ts';

const looking = { idempotency: 'none', limit: HOURLY_LIMIT } as const;
type Context = Pick<WriteContext<typeof officeContract.showPersonEmail>, 'input' | 'app' | 'tx' | 'caller'>;

async function showEmail({ input, app, tx, caller }: Context, action: string) {
  const person = await findPerson(tx, input.userId, app.clock.now());
  if (!person) return fail({ code: 'office/not-found' });
  const subject = { kind: 'person', id: person.userId, name: person.displayName };
  await recordLook({ app, tx, caller }, { action, subject, field: 'email', reason: input.reason });
  return ok({ value: person.email });
}

/** [OFFICE-01] For who writes to buyers. */
export const showPersonEmail = write(
  officeContract.showPersonEmail,
  { policy: admin('buyers.contact'), ...looking },
  async (context) => showEmail(context, 'office.showPersonEmail'),
);

/** [OFFICE-01] For who writes to makers, of makers alone. */
export const showSellerEmail = write(
  officeContract.showSellerEmail,
  { policy: admin('sellers.contact'), ...looking },
  async (context) =>
    (await isMaker(context.tx, context.input.userId))
      ? showEmail(context, 'office.showSellerEmail')
      : fail({ code: 'office/not-found' }),
);

/** [OFFICE-01] For who works on the cases of orders. */
export const showOrderContact = write(
  officeContract.showOrderContact,
  { policy: admin('cases.manage'), ...looking },
  async ({ input: { orderId, field, reason }, app, tx, caller }) => {
    const location = await findOrderLocation(tx, orderId);
    const order = location && (await findOrderOfShop(tx, location.orderId, location.sellerId));
    if (!order) return fail({ code: 'office/no-such-order' });
    const subject = { kind: 'order', id: order.orderId, name: order.number };
    await recordLook({ app, tx, caller }, { action: 'office.showOrderContact', subject, field, reason });
    const { address } = order;
    const lines = addressLines(address, (code) => countryName(code, caller.language));
    return ok({
      value: field === 'email' ? order.email : [address.name, ...lines, address.phone].filter(Boolean).join(', '),
    });
  },
);

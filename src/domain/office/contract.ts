import { oc } from '@orpc/contract';
import { z } from 'zod';
import { booksContract } from './books-contract.ts';
import { categoriesContract } from './categories/categories-contract.ts';
import { casesContract } from './cases-contract.ts';
import { complianceContract } from './privacy/compliance-contract.ts';
import { countriesContract } from './countries/countries-contract.ts';
import { disputeContract } from './disputes/dispute-contract.ts';
import { feeContract } from './fee-contract.ts';
import { flagsContract } from './flags/flags-contract.ts';
import { healthContract } from './health-contract.ts';
import { lettersContract } from './privacy/letters-contract.ts';
import { mailsContract } from './mails/mails-contract.ts';
import { dashboardSchema, hitSchema } from './model.ts';
import { policiesContract } from './privacy/policies-contract.ts';
import { payoutHoldContract } from './payout-hold-contract.ts';
import { postageContract } from './postage/postage-contract.ts';
import { privacyContract } from './privacy/privacy-contract.ts';
import { moneyContract } from './money-contract.ts';
import { recordsContract } from './records-contract.ts';
import { secondLookContract } from './second-looks/second-look-contract.ts';
import { vatContract } from './vat/vat-contract.ts';
import { settingsContract } from './settings/settings-contract.ts';
import { peopleFilter, personOperations, renamePerson } from './person-actions.ts';

const tags = ['office'];
const people = personOperations('/admin/people', 'Of everybody: ');
const makers = personOperations('/admin/sellers', 'Of makers: ');

export const officeContract = {
  ...moneyContract,
  ...booksContract,
  ...disputeContract,
  ...feeContract,
  ...healthContract,
  ...mailsContract,
  ...privacyContract,
  ...lettersContract,
  ...complianceContract,
  ...policiesContract,
  ...payoutHoldContract,
  ...casesContract,
  ...recordsContract,
  ...settingsContract,
  ...flagsContract,
  ...countriesContract,
  ...categoriesContract,
  ...vatContract,
  ...postageContract,
  ...secondLookContract,
  listPeople: people.list.input(
    peopleFilter.extend({ part: z.enum(['makers', 'buyers', 'administrators']).optional() }),
  ),
  getPerson: people.get,
  renamePerson,
  suspendPerson: people.suspend,
  banPerson: people.ban,
  liftSuspension: people.liftSuspension,
  liftBan: people.liftBan,
  contactPerson: people.contact,
  showPersonEmail: people.showEmail,
  listSellers: makers.list.input(peopleFilter),
  getSeller: makers.get,
  suspendSeller: makers.suspend,
  banSeller: makers.ban,
  liftSellerSuspension: makers.liftSuspension,
  liftSellerBan: makers.liftBan,
  contactSeller: makers.contact,
  showSellerEmail: makers.showEmail,
  getDashboard: oc
    .route({
      method: 'GET',
      path: '/admin/dashboard',
      tags,
      summary: 'Figures and queues of the marketplace, as far as one may see them.',
    })
    .output(dashboardSchema),
  find: oc
    .route({
      method: 'GET',
      path: '/admin/find',
      tags,
      summary: 'Jump to an order, a person, a listing or a shop: what one may see of them.',
    })
    .input(z.strictObject({ q: z.string().trim().min(1).max(100) }))
    .output(z.strictObject({ items: z.array(hitSchema) })),
};

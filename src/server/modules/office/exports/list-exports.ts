import type { errorsContract } from '#domain/errors/contract.ts';
import type { officeContract } from '#domain/office/contract.ts';
import { officeFunctions as files } from '#domain/office/functions.ts';
import type { recoveryContract } from '#domain/recovery/contract.ts';
import type { ticketsContract } from '#domain/support/tickets/contract.ts';
import { listErrorGroups } from '../../errors/read-errors.ts';
import { listAbandonedCarts } from '../../recovery/analytics/list-abandoned-carts.ts';
import { listTickets } from '../../support/tickets/read-tickets.ts';
import { listCases } from '../cases/case-calls.ts';
import { listMails } from '../mails/mail-calls.ts';
import { listSellerPayouts } from '../money/payout-hold-calls.ts';
import { listPeople } from '../people.ts';
import { listPrivacyLetters } from '../privacy/letter-calls.ts';
import { listPrivacyRequests } from '../privacy/privacy-calls.ts';
import { listOrders } from '../records/order-calls.ts';
import { listSecondLooks } from '../second-looks/second-look-calls.ts';
import { listSellers } from '../sellers.ts';
import { listFile } from './list-file.ts';
import { queueExports } from './queue-exports.ts';

const person = [
  'userId',
  'displayName',
  'email',
  'accountStatus',
  'shopName',
  'listings',
  'purchases',
  'joinedAt',
  'lastSeenAt',
] as const;

/** [OFFICE-02] The file of each list of the back office. */
export const listExports = {
  exportPeople: listFile<typeof officeContract.listPeople>(files.exportPeople, listPeople, {
    name: 'users',
    fields: [...person, 'adminRole'],
  }),
  exportSellers: listFile<typeof officeContract.listSellers>(files.exportSellers, listSellers, {
    name: 'sellers',
    fields: person,
  }),
  ...queueExports,
  exportCases: listFile<typeof officeContract.listCases>(files.exportCases, listCases, {
    name: 'cases',
    fields: [
      ...(['id', 'kind', 'facts.orders', 'facts.state', 'facts.due', 'facts.owner', 'facts.isEscalated'] as const),
      ...([
        'facts.decision',
        'facts.listing',
        'facts.reasons',
        'facts.shop',
        'facts.leavesBy',
        'quote',
        'since',
        'person',
      ] as const),
    ],
  }),
  exportTickets: listFile<typeof ticketsContract.listTickets>(files.exportTickets, listTickets, {
    name: 'tickets',
    fields: [
      'number',
      'at',
      'state',
      'priority',
      'since',
      'email',
      'person.name',
      'owner.name',
      'article',
      'orderNumber',
      'message',
      'answers',
      'lastAt',
    ],
  }),
  exportMarketOrders: listFile<typeof officeContract.listOrders>(files.exportMarketOrders, listOrders, {
    name: 'orders',
    fields: [
      'orderId',
      'number',
      'placedAt',
      'state',
      'shopName',
      'buyerName',
      'totalCents',
      'partCents',
      'deliveryId',
      'leavesBy',
    ],
  }),
  exportSellerPayouts: listFile<typeof officeContract.listSellerPayouts>(files.exportSellerPayouts, listSellerPayouts, {
    name: 'seller-payouts',
    fields: [
      'sellerId',
      'shopName',
      'country',
      'last4',
      'state',
      'failure',
      'holdReason',
      'payableCents',
      'nextPayoutAt',
    ],
  }),
  exportMails: listFile<typeof officeContract.listMails>(files.exportMails, listMails, {
    name: 'mails',
    fields: ['key', 'kind', 'to', 'subject', 'at', 'state', 'sentAt', 'tries', 'nextAt'],
  }),
  exportErrors: listFile<typeof errorsContract.listErrorGroups>(files.exportErrors, listErrorGroups, {
    name: 'errors',
    fields: [
      'fingerprint',
      'origin',
      'kind',
      'category',
      'name',
      'message',
      'path',
      'reports',
      'firstSeen',
      'lastSeen',
      'resolvedAt',
      'recurrences',
    ],
  }),
  exportPrivacyRequests: listFile<typeof officeContract.listPrivacyRequests>(
    files.exportPrivacyRequests,
    listPrivacyRequests,
    {
      name: 'privacy-requests',
      fields: ['id', 'kind', 'userId', 'name', 'requestedAt', 'dueAt', 'state', 'legalHold'],
    },
  ),
  exportPrivacyLetters: listFile<typeof officeContract.listPrivacyLetters>(
    files.exportPrivacyLetters,
    listPrivacyLetters,
    {
      name: 'privacy-letters',
      fields: ['letterId', 'who', 'userId', 'kind', 'arrivedOn', 'dueOn', 'state', 'doneAt', 'doneWith'],
    },
  ),
  exportSecondLooks: listFile<typeof officeContract.listSecondLooks>(files.exportSecondLooks, listSecondLooks, {
    name: 'second-looks',
    fields: [
      'id',
      'operation',
      'subject.kind',
      'subject.id',
      'subject.name',
      'amountCents',
      'reason',
      'state',
      'requestedBy',
      'requestedAt',
      'expiresAt',
      'decidedBy',
      'decidedAt',
      'answer',
    ],
  }),
  exportAbandonedCarts: listFile<typeof recoveryContract.listAbandonedCarts>(
    files.exportAbandonedCarts,
    listAbandonedCarts,
    { name: 'abandoned-carts', fields: ['id', 'begunAt', 'leftAt', 'lines', 'totalCents', 'mails', 'outcome'] },
  ),
};

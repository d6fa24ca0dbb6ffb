import { z } from 'zod';
import { exportContract } from '../core/functions/export-contract.ts';
import { listFileContract } from '../core/functions/list-file.ts';
import { errorsContract } from '../errors/contract.ts';
import { reviewCalls } from '../listings/review/review-contract.ts';
import { adminMessageCalls } from '../messages/admin-contract.ts';
import { recoveryContract } from '../recovery/contract.ts';
import { moderationCalls } from '../reviews/moderation-contract.ts';
import { applicationCalls } from '../shops/applications/application-contract.ts';
import { ticketsContract } from '../support/tickets/contract.ts';
import { bookFilter } from './books-contract.ts';
import { officeContract } from './contract.ts';
import { paymentFilter } from './money-contract.ts';

export const officeFunctions = {
  exportPayments: exportContract(
    'Payments as a file; who takes one stands in the audit log.',
    z.strictObject(paymentFilter),
  ),
  exportBook: exportContract(
    'A list of the books as a file; who takes one stands in the audit log.',
    z.strictObject(bookFilter),
  ),
  exportPeople: listFileContract(officeContract.listPeople),
  exportSellers: listFileContract(officeContract.listSellers),
  exportApplications: listFileContract(applicationCalls.listApplications),
  exportListingsInReview: listFileContract(reviewCalls.listForReview),
  exportReviews: listFileContract(moderationCalls.listForModeration),
  exportReports: listFileContract(moderationCalls.listReported),
  exportQuestions: listFileContract(moderationCalls.listQuestionsForModeration),
  exportFlaggedMessages: listFileContract(adminMessageCalls.listFlaggedMessages),
  exportBroadcasts: listFileContract(adminMessageCalls.listBroadcasts),
  exportCases: listFileContract(officeContract.listCases),
  exportTickets: listFileContract(ticketsContract.listTickets),
  exportMarketOrders: listFileContract(officeContract.listOrders),
  exportSellerPayouts: listFileContract(officeContract.listSellerPayouts),
  exportMails: listFileContract(officeContract.listMails),
  exportErrors: listFileContract(errorsContract.listErrorGroups),
  exportPrivacyRequests: listFileContract(officeContract.listPrivacyRequests),
  exportPrivacyLetters: listFileContract(officeContract.listPrivacyLetters),
  exportSecondLooks: listFileContract(officeContract.listSecondLooks),
  exportAbandonedCarts: listFileContract(recoveryContract.listAbandonedCarts),
};

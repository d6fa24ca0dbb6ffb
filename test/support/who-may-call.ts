/*
 * Table of data: which permission each call of the back office asks for, and which roles have it. Written by hand from the requirements
 * (ADM-02, ADM-03, ADM-05, ADM-10 and the matrix of roles), never made of the code and never rewritten by a command: a policy that
 * changes must be changed here too.
 */
import { settings } from './who-may-set.ts';

/** One letter for each role: Master, Senior, customer sErvice, content mOderator, Financial, Analytics, seller sUccess, Trust and safety. */
export const letters = {
  M: 'master_admin',
  S: 'senior_admin',
  E: 'customer_service',
  O: 'content_moderator',
  F: 'financial_admin',
  A: 'analytics_admin',
  U: 'seller_success_manager',
  T: 'trust_and_safety',
} as const;

/** Administrators themselves: for master admins alone [ADM-05]. */
const administrators = {
  'admin.changeRole': 'roles.assign M',
  'admin.assignPermissions': 'permissions.assign M',
  'admin.deactivate': 'admins.manage M',
  'admin.inviteAdmin': 'admins.manage M',
  'admin.listAdmins': 'admins.manage M',
  'admin.reactivate': 'admins.manage M',
  'admin.resetSecondFactor': 'admins.manage M',
  'admin.viewAsRole': 'admins.manage M',
  'admin.withdrawInvitation': 'admins.manage M',
  'admin.exportActs': 'audit.view MS',
  'admin.listActs': 'audit.view MS',
};
/** Buyers: suspending and banning them is for trust and safety, writing to them for customer service. */
const people = {
  'office.listPeople': 'users.view MSET',
  'office.getPerson': 'users.view MSET',
  'office.contactPerson': 'buyers.contact MSE',
  'office.showPersonEmail': 'buyers.contact MSE',
  'office.suspendPerson': 'users.suspend MST',
  'office.liftSuspension': 'users.suspend MST',
  'office.banPerson': 'users.ban MST',
  'office.liftBan': 'users.ban MST',
};

const sellers = {
  'office.listSellers': 'sellers.view MSUT',
  'office.getSeller': 'sellers.view MSUT',
  'office.contactSeller': 'sellers.contact MSEU',
  'office.showSellerEmail': 'sellers.contact MSEU',
  'office.suspendSeller': 'sellers.suspend MST',
  'office.liftSellerSuspension': 'sellers.suspend MST',
  'office.banSeller': 'sellers.ban MST',
  'office.liftSellerBan': 'sellers.ban MST',
};

const listings = {
  'listings.listForReview': 'products.view MSOUT',
  'office.getProduct': 'products.view MSOUT',
  'listings.decideReview': 'products.approve MSOU',
  'listings.decideReviews': 'products.approve MSOU',
  'listings.undoReviews': 'products.approve MSOU',
  'office.askForChange': 'products.approve MSOU',
  'office.editProduct': 'products.edit MSO',
  'office.hideProduct': 'products.remove MSOT',
  'office.showProduct': 'products.remove MSOT',
};
/** Trust and safety reads reviews and removes them, and does not moderate them. */
const words = {
  'reviews.listForModeration': 'reviews.view MSOT',
  'reviews.listReported': 'reports.view MSOAT',
  'reviews.settleReports': 'reports.resolve MSOT',
  'reviews.moderateReview': 'reviews.moderate MSO',
  'reviews.moderateReviews': 'reviews.moderate MSO',
  'reviews.undoReviews': 'reviews.moderate MSO',
  'reviews.removeReviews': 'reviews.remove MSOT',
  'reviews.undoRemovals': 'reviews.remove MSOT',
  'reviews.listQuestionsForModeration': 'content.moderate MSO',
  'reviews.moderateQuestion': 'content.moderate MSO',
  'reviews.moderateQuestions': 'content.moderate MSO',
  'reviews.undoQuestions': 'content.moderate MSO',
};
/** [MSG-16] Suspending a sender asks for `users.suspend` besides; a test of the module shows it. */
const messages = {
  'messages.listFlaggedMessages': 'spam.view MSOT',
  'messages.readFlaggedContext': 'spam.view MSOT',
  'messages.decideMessages': 'spam.moderate MSOT',
  'messages.undoMessageDecisions': 'spam.moderate MSOT',
  'messages.countReceivers': 'messages.send MSEU',
  'messages.sendSystemMessage': 'messages.send MSEU',
  'messages.startBroadcast': 'messages.send MSEU',
  'messages.stopBroadcast': 'messages.send MSEU',
  'messages.endBanner': 'messages.send MSEU',
  'messages.listBroadcasts': 'messages.view MSEU',
  'messages.getBroadcast': 'messages.view MSEU',
};

const ordersAndMoney = {
  'office.listOrders': 'orders.view MSEF',
  'office.getOrder': 'orders.view MSEF',
  'office.cancelOrder': 'orders.edit MS',
  'office.refundOrder': 'orders.refund MSF',
  'orders.listProofsForAdmin': 'orders.view MSEF',
  'returns.listReturnsForAdmin': 'orders.view MSEF',
  'returns.overruleReturn': 'orders.refund MSF',
  'office.noteOrder': 'cases.manage MSEFT',
  'office.showOrderContact': 'cases.manage MSEFT',
  'office.getMoney': 'finance.reports MSFA',
  'office.getBooks': 'finance.reports MSFA',
  'office.listBook': 'transactions.view MSF',
  'office.exportBook': 'finance.export MSF',
  'office.listPayments': 'transactions.view MSF',
  'office.listFeeRules': 'finance.reports MSFA',
  'office.listReusedAccounts': 'payouts.view MSF',
  'office.setFee': 'settings.edit M',
  'office.listSellerPayouts': 'payouts.view MSF',
  'office.withholdPayouts': 'payouts.process MSF',
  'office.releasePayouts': 'payouts.process MSF',
  'alerts.getSchema': 'settings.view MS',
  'alerts.setSchema': 'settings.edit M',
  'alerts.moveAlerts': 'settings.edit M',
  'office.exportPayments': 'finance.export MSF',
};

const casesAndMails = {
  'office.listCases': 'cases.view MSEFT',
  'office.listDisputes': 'cases.view MSEFT',
  'office.getDispute': 'cases.view MSEFT',
  'office.saveDisputeEvidence': 'cases.manage MSEFT',
  'office.submitDisputeEvidence': 'cases.manage MSEFT',
  'office.renamePerson': 'users.edit MS',
  'shops.listApplications': 'sellers.applications MSU',
  'shops.getApplicationRecord': 'sellers.applications MSU',
  'shops.decideApplication': 'sellers.approve MSU',
  'shops.getShopFacts': 'sellers.view MSUT',
  'shops.editShop': 'sellers.edit MS',
  'support.listTickets': 'tickets.view MSE',
  'support.getTicketFigures': 'tickets.view MSE',
  'support.getTicket': 'tickets.view MSE',
  'support.getAttachment': 'tickets.view MSE',
  'support.listMacros': 'tickets.view MSE',
  'support.answerTicket': 'tickets.manage MSE',
  'support.noteTicket': 'tickets.manage MSE',
  'support.showTicketEmail': 'tickets.manage MSE',
  'support.changeTicket': 'tickets.manage MSE',
  'support.mergeTicket': 'tickets.manage MSE',
  'support.getCase': 'cases.view MSEFT',
  'support.listOrderCasesForAdmin': 'cases.view MSEFT',
  'support.openCase': 'cases.manage MSEFT',
  'support.askInCase': 'cases.manage MSEFT',
  'support.noteCase': 'cases.manage MSEFT',
  'support.assignCase': 'cases.manage MSEFT',
  'support.escalateCase': 'cases.manage MSEFT',
  'support.decideCase': 'cases.manage MSEFT',
  'support.saveMacro': 'tickets.manage MSE',
  'support.removeMacro': 'tickets.manage MSE',
  'office.listMails': 'messages.view MSEU',
  'office.getMailFigures': 'messages.view MSEU',
  'office.resendMail': 'messages.send MSEU',
};
/** [OFFICE-02] The file of a list asks for what the list asks for. */
const files = {
  'office.exportPeople': 'users.view MSET',
  'office.exportSellers': 'sellers.view MSUT',
  'office.exportApplications': 'sellers.applications MSU',
  'office.exportListingsInReview': 'products.view MSOUT',
  'office.exportReviews': 'reviews.view MSOT',
  'office.exportReports': 'reports.view MSOAT',
  'office.exportQuestions': 'content.moderate MSO',
  'office.exportFlaggedMessages': 'spam.view MSOT',
  'office.exportBroadcasts': 'messages.view MSEU',
  'office.exportCases': 'cases.view MSEFT',
  'office.exportTickets': 'tickets.view MSE',
  'office.exportMarketOrders': 'orders.view MSEF',
  'office.exportSellerPayouts': 'payouts.view MSF',
  'office.exportMails': 'messages.view MSEU',
  'office.exportErrors': 'health.view MST',
  'office.exportPrivacyRequests': 'gdpr.view MS',
  'office.exportSecondLooks': 'any MSEOFAUT',
  'office.exportAbandonedCarts': 'analytics.view MSA',
};

const figuresAndRunning = {
  'office.find': 'any MSEOFAUT',
  'office.getDashboard': 'any MSEOFAUT',
  'office.getModerationCounts': 'any MSEOFAUT',
  'office.listSecondLooks': 'any MSEOFAUT',
  'office.requestSecondLook': 'any MSEOFAUT',
  'office.decideSecondLook': 'any MSEOFAUT',
  'office.withdrawSecondLook': 'any MSEOFAUT',
  'analytics.getMarketSums': 'analytics.view MSA',
  'analytics.listMarketSources': 'analytics.view MSA',
  'analytics.listSearchTerms': 'analytics.view MSA',
  'analytics.getHouseDay': 'analytics.view MSA',
  'analytics.getReport': 'analytics.reports MSA',
  'analytics.listCohorts': 'analytics.reports MSA',
  'analytics.runReport': 'analytics.custom MSA',
  'analytics.listReports': 'analytics.custom MSA',
  'analytics.saveReport': 'analytics.custom MSA',
  'analytics.removeReport': 'analytics.custom MSA',
  'analytics.exportReport': 'analytics.export MSA',
  'recovery.getAnalytics': 'analytics.view MSA',
  'recovery.listAbandonedCarts': 'analytics.view MSA',
  'office.getHealth': 'health.view MST',
  'errors.getErrorGroup': 'health.view MST',
  'errors.listErrorGroups': 'health.view MST',
  'errors.listSecurityAlerts': 'health.view MST',
  'errors.reopenErrorGroup': 'health.view MST',
  'errors.resolveErrorGroup': 'health.view MST',
  'vault.listAlerts': 'health.view MST',
  'office.retryReaction': 'jobs.run MS',
  'office.retryQueue': 'jobs.run MS',
  'office.runJob': 'jobs.run MS',
  'office.getPrivacyFigures': 'gdpr.view MS',
  'office.requestCopyFor': 'gdpr.process MS',
  'office.requestErasureFor': 'gdpr.process MS',
  'office.holdErasure': 'gdpr.process MS',
  'office.releaseErasure': 'gdpr.process MS',
  'office.getCompliance': 'compliance.view MS',
  'office.verifyAuditChain': 'compliance.manage MS',
  'office.listPolicies': 'compliance.view MS',
  'office.getPolicyDraft': 'compliance.view MS',
  'office.savePolicyDraft': 'compliance.manage MS',
  'office.discardPolicyDraft': 'compliance.manage MS',
  'office.publishPolicy': 'compliance.manage MS',
  'office.listPrivacyRequests': 'gdpr.view MS',
};

const written: Record<string, string> = {
  ...administrators,
  ...people,
  ...sellers,
  ...listings,
  ...words,
  ...messages,
  ...ordersAndMoney,
  ...casesAndMails,
  ...files,
  ...figuresAndRunning,
  ...settings,
};

/** Each call with its permission (null: any administrator) and the letters of its roles. */
export const whoMayCall = Object.entries(written).map(([call, words]) => {
  const [permission = '', roles = ''] = words.split(' ');
  return { call, permission: permission === 'any' ? null : permission, roles };
});

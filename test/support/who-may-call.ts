/*
 * Table of data: who may make which call of the back office. Written by hand from the requirements (ADM-02, ADM-03, ADM-05, ADM-10 and
 * the matrix of roles), never made of the code and never rewritten by a command: a policy that changes must be changed here too.
 */

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
  'admin.changeRole': 'M',
  'admin.deactivate': 'M',
  'admin.inviteAdmin': 'M',
  'admin.listAdmins': 'M',
  'admin.reactivate': 'M',
  'admin.resetSecondFactor': 'M',
  'admin.seeAs': 'M',
  'admin.withdrawInvitation': 'M',
  'admin.exportActs': 'MS',
  'admin.listActs': 'MS',
};

/** Buyers: suspending and banning them is for trust and safety, writing to them for customer service. */
const people = {
  'office.listPeople': 'MSET',
  'office.getPerson': 'MSET',
  'office.contactPerson': 'MSE',
  'office.suspendPerson': 'MST',
  'office.liftSuspension': 'MST',
  'office.banPerson': 'MST',
  'office.liftBan': 'MST',
};

const sellers = {
  'office.listSellers': 'MSUT',
  'office.getSeller': 'MSUT',
  'office.contactSeller': 'MSEU',
  'office.suspendSeller': 'MST',
  'office.liftSellerSuspension': 'MST',
  'office.banSeller': 'MST',
  'office.liftSellerBan': 'MST',
};

const pieces = {
  'listings.listForReview': 'MSOUT',
  'office.getProduct': 'MSOUT',
  'listings.decideReview': 'MSOU',
  'listings.decideReviews': 'MSOU',
  'listings.undoReviews': 'MSOU',
  'office.askForChange': 'MSOU',
  'office.hideProduct': 'MSOT',
  'office.showProduct': 'MSOT',
};

/** Hiding a review is moderating it; trust and safety reads reviews and does not moderate them. */
const words = {
  'reviews.listForModeration': 'MSOT',
  'reviews.moderateReview': 'MSO',
  'reviews.moderateReviews': 'MSO',
  'reviews.undoReviews': 'MSO',
  'reviews.listQuestionsForModeration': 'MSO',
  'reviews.moderateQuestion': 'MSO',
  'reviews.moderateQuestions': 'MSO',
  'reviews.undoQuestions': 'MSO',
  'office.listHeld': 'MSOT',
};

const ordersAndMoney = {
  'office.listOrders': 'MSEF',
  'office.getOrder': 'MSEF',
  'office.cancelOrder': 'MS',
  'office.noteOrder': 'MSEFT',
  'office.getMoney': 'MSFA',
  'office.listPayments': 'MSF',
  'office.exportPayments': 'MSF',
};

const casesAndMails = {
  'office.listCases': 'MSEFT',
  'office.moveLetter': 'MSEFT',
  'office.listMails': 'MSEU',
  'office.getMailFigures': 'MSEU',
  'office.resendMail': 'MSEU',
};

const figuresAndRunning = {
  'office.find': 'MSEOFAUT',
  'office.getDashboard': 'MSEOFAUT',
  'recovery.getAnalytics': 'MSA',
  'recovery.listLeftCarts': 'MSA',
  'office.getHealth': 'MST',
  'office.retryReaction': 'MST',
  'office.runJob': 'MST',
  'office.listSettings': 'MS',
  'office.getPrivacyFigures': 'MS',
  'office.listPrivacyRequests': 'MS',
};

export const whoMayCall: Record<string, string> = {
  ...administrators,
  ...people,
  ...sellers,
  ...pieces,
  ...words,
  ...ordersAndMoney,
  ...casesAndMails,
  ...figuresAndRunning,
};

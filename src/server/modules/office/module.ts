import { officeAddresses } from '#domain/office/addresses.ts';
import type { Module } from '../../platform/calls/module.ts';
import { screensAt } from '../../platform/page/screens-at.ts';
import type { Screen } from '../../platform/page/screen.ts';
import { listCases } from './cases/case-calls.ts';
import { getModerationCounts } from './cases/get-moderation-counts.ts';
import { listExports } from './exports/list-exports.ts';
import {
  listCategories,
  planCategoryChange,
  previewCategory,
  withdrawCategoryChange,
} from './categories/category-calls.ts';
import { listCountries, previewCountry, setCountry } from './countries/country-calls.ts';
import { changeFlag, listFlagChanges, listFlags } from './flags/flag-calls.ts';
import { find } from './find.ts';
import { getDashboard } from './get-dashboard.ts';
import { getHealth, retryQueue, retryReaction, runJob } from './health/health-calls.ts';
import { changeSetting, listSettingChanges, listSettings } from './settings/setting-calls.ts';
import { getMailFigures, listMails, resendMail } from './mails/mail-calls.ts';
import {
  getDispute,
  listDisputes,
  saveDisputeEvidence,
  showDisputeContact,
  submitDisputeEvidence,
} from './money/dispute-calls.ts';
import { listFeeRules, listReusedAccounts, setFee } from './money/fee-calls.ts';
import { exportBook, getBooks, listBook } from './money/book-calls.ts';
import { getMoney, listPayments, exportPayments } from './money/money-calls.ts';
import { getCompliance, verifyAuditChain } from './compliance/compliance-calls.ts';
import {
  discardPolicyDraft,
  getPolicyDraft,
  listPolicies,
  publishPolicy,
  savePolicyDraft,
} from './policies/policy-office-calls.ts';
import { withholdPayouts, listSellerPayouts, releasePayouts } from './money/payout-hold-calls.ts';
import { finishPrivacyLetter, listErasures, listPrivacyLetters, recordPrivacyLetter } from './privacy/letter-calls.ts';
import {
  getPrivacyFigures,
  holdErasure,
  listPrivacyRequests,
  releaseErasure,
  requestCopyFor,
  requestErasureFor,
} from './privacy/privacy-calls.ts';
import {
  decideSecondLook,
  listSecondLooks,
  requestSecondLook,
  withdrawSecondLook,
} from './second-looks/second-look-calls.ts';
import { banPerson, contactPerson, getPerson, liftBan, liftSuspension, listPeople, suspendPerson } from './people.ts';
import { listVatRates, setVatRate } from './vat/vat-calls.ts';
import { renamePerson } from './rename-person.ts';
import { getOrder, listOrders, addOrderNote, cancelOrder, refundOrder } from './records/order-calls.ts';
import { getProduct, hideProduct, showProduct, askForChange, editProduct } from './records/product-calls.ts';
import { listPostageRates, setPostageRate } from './postage/postage-calls.ts';
import { showOrderContact, showPersonEmail, showSellerEmail } from './show-personal.ts';
import { endSuspensions, suspendListingsOfPerson } from './suspend-listings.ts';
import {
  listSellers,
  getSeller,
  suspendSeller,
  banSeller,
  liftSellerSuspension,
  liftSellerBan,
  contactSeller,
} from './sellers.ts';

const adminScreen: Omit<Screen, 'path'> = {
  chunk: 'src/web/app/frames/admin/admin-page.tsx',
  hasOwnFrame: true,
  load: async ({ params, caller }) => ({
    title: 'Back office',
    firstData: caller.session
      ? [
          ['admin.getMe', {}],
          ['office.getDashboard', {}],
          ...(params['*'] ? [] : [['admin.listActs', { limit: 5 }] satisfies [string, object]]),
        ]
      : [],
    alsoNeeds: params['*'] ? [] : ['src/web/modules/office/admin-home-page.tsx'],
  }),
};

export const office: Module = {
  name: 'office',
  personalData: 'none, because it has no table of its own',
  functions: { exportPayments, exportBook, ...listExports },
  calls: {
    listPeople,
    getPerson,
    renamePerson,
    suspendPerson,
    banPerson,
    liftSuspension,
    liftBan,
    contactPerson,
    showPersonEmail,
    showSellerEmail,
    showOrderContact,
    getDashboard,
    listSettings,
    listSettingChanges,
    changeSetting,
    listFlags,
    listFlagChanges,
    changeFlag,
    listCountries,
    previewCountry,
    setCountry,
    listCategories,
    previewCategory,
    planCategoryChange,
    withdrawCategoryChange,
    find,
    listSellers,
    getSeller,
    suspendSeller,
    banSeller,
    liftSellerSuspension,
    liftSellerBan,
    contactSeller,
    getMoney,
    listPayments,
    getBooks,
    listBook,
    listDisputes,
    getDispute,
    saveDisputeEvidence,
    showDisputeContact,
    submitDisputeEvidence,
    listFeeRules,
    listReusedAccounts,
    setFee,
    getHealth,
    runJob,
    retryReaction,
    retryQueue,
    getMailFigures,
    listMails,
    resendMail,
    getPrivacyFigures,
    listPrivacyRequests,
    requestCopyFor,
    requestErasureFor,
    holdErasure,
    releaseErasure,
    ...{ listPrivacyLetters, recordPrivacyLetter, finishPrivacyLetter, listErasures },
    getCompliance,
    verifyAuditChain,
    listPolicies,
    getPolicyDraft,
    savePolicyDraft,
    discardPolicyDraft,
    publishPolicy,
    listSellerPayouts,
    withholdPayouts,
    releasePayouts,
    listCases,
    getModerationCounts,
    getOrder,
    listOrders,
    noteOrder: addOrderNote,
    cancelOrder,
    refundOrder,
    getProduct,
    hideProduct,
    showProduct,
    askForChange,
    editProduct,
    listSecondLooks,
    requestSecondLook,
    decideSecondLook,
    withdrawSecondLook,
    listVatRates,
    setVatRate,
    ...{ listPostageRates, setPostageRate },
  },
  reactions: [suspendListingsOfPerson],
  jobs: [endSuspensions],
  screens: screensAt(officeAddresses, { admin: adminScreen, adminSection: adminScreen }),
};

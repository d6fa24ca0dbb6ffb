import { accountAddresses, mailLinkAddresses, policyAddresses, profileAddresses } from '#domain/accounts/addresses.ts';
import type { Module } from '../../platform/calls/module.ts';
import type { Screen } from '../../platform/page/screen.ts';
import { screensAt } from '../../platform/page/screens-at.ts';
import { inboxFirstCalls } from './profile/inbox-first-calls.ts';
import { getProfile } from './get-profile.ts';
import { getSession } from './get-session.ts';
import { googleRoutes } from './google/google-routes.ts';
import { sendDigests } from './delivery/send-digests.ts';
import { listAddresses, removeAddress, saveAddress } from './profile/address-calls.ts';
import { deleteAccounts, eraseStragglers } from './profile/delete-accounts.ts';
import { getErasureReceipt } from './profile/erasure-receipt.ts';
import { exportQueue, exportRoute, makeMyCopy } from './profile/export-account.ts';
import { endMailsRoute, endNotificationMails } from './profile/end-notification-mails.ts';
import { getNotificationChoices, setNotificationChoices } from './profile/notification-choices.ts';
import { cancelDeletion, getPrivacy, requestDeletion, requestExport } from './profile/privacy-calls.ts';
import { setLanguage } from './profile/set-language.ts';
import { updateProfile } from './profile/update-profile.ts';
import { answerPolicy, getPolicy, getPolicyAnswers } from './policies/policy-calls.ts';
import { policyBanner } from './policies/policy-banner.ts';
import { policyScreen } from './policies/policy-screen.ts';
import { addPushDevice, removePushDevice } from './push/push-calls.ts';
import { pushQueue } from './push/send-push.ts';
import { register } from './register.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resetPassword } from './reset-password.ts';
import {
  confirmEmailChange,
  requestEmailChange,
  requestEmailVerification,
  verifyEmail,
} from './security/change-email.ts';
import { requestEmailLink, signInWithLink } from './security/email-link.ts';
import { finishSecondFactor } from './security/finish-second-factor.ts';
import {
  changePassword,
  disconnectGoogle,
  getSecurity,
  removePasskey,
  signOutOthers,
  signOutSession,
} from './security/own-ways.ts';
import { addPasskey, beginPasskey, signInWithPasskey, startPasskey } from './security/passkey-calls.ts';
import {
  confirmOwnPhone,
  removePhone,
  requestOwnPhoneCode,
  requestPhoneCode,
  signInWithPhone,
} from './phone/phone-calls.ts';
import { addPhoneFactor, startPhoneFactor } from './phone/phone-factor-calls.ts';
import { textQueue } from './phone/send-text.ts';
import { textsPage } from './phone/texts-page.ts';
import { secondFactorWays, textOwnFactor, textSecondFactor } from './security/text-factor-calls.ts';
import {
  confirmTotp,
  proveSecondFactor,
  removeFactor,
  renameFactor,
  renewRecoveryCodes,
  startTotp,
} from './security/totp-calls.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { purgeExpiredIdentity } from './safety/purge-identity.ts';
import { accountTables } from './tagged-tables.ts';

/** [SHELL-06] A part of the account comes beside the frame that it stands in. */
const profile = (title: string, part: string) => ({
  chunk: 'src/web/app/screens/profile-screen.ts',
  load: async () => ({ title, alsoNeeds: [`src/web/modules/${part}-tab.tsx`] }),
});
/** [SHELL-06] The messages of a person come with their page. */
const inbox: Omit<Screen, 'path'> = {
  chunk: 'src/web/app/screens/profile-screen.ts',
  alsoNeeds: ['src/web/modules/messages/buyer-messages.tsx'],
  load: async ({ params, query, caller }) => ({
    title: 'Messages',
    firstData: caller.session ? inboxFirstCalls(query, params.conversationId) : [],
    alsoNeeds: [
      'src/web/modules/messages/buyer-messages.tsx',
      ...(params.conversationId ? ['src/web/modules/messages/inbox/opened-panes.tsx'] : []),
    ],
  }),
};
const mailLink = (title: string) => ({
  chunk: 'src/web/modules/accounts/mail-link-page.tsx',
  load: async () => ({ title }),
});

export const accounts: Module = {
  name: 'accounts',
  personalData: accountTables,
  secrets: [
    { table: 'second_factors', column: 'secret', key: ['user_id', 'id'] },
    { table: 'identity_keys', column: 'private_key', key: ['id'] },
  ],
  functions: { makeMyCopy },
  calls: {
    register,
    signIn,
    signOut,
    getSession,
    getProfile,
    requestPasswordReset,
    resetPassword,
    finishSecondFactor,
    secondFactorWays,
    textSecondFactor,
    textOwnFactor,
    startPhoneFactor,
    addPhoneFactor,
    renameFactor,
    requestEmailLink,
    signInWithLink,
    requestPhoneCode,
    signInWithPhone,
    beginPasskey,
    signInWithPasskey,
    getSecurity,
    startTotp,
    confirmTotp,
    proveSecondFactor,
    removeFactor,
    renewRecoveryCodes,
    startPasskey,
    addPasskey,
    removePasskey,
    disconnectGoogle,
    requestOwnPhoneCode,
    confirmOwnPhone,
    removePhone,
    signOutSession,
    signOutOthers,
    changePassword,
    requestEmailChange,
    confirmEmailChange,
    requestEmailVerification,
    verifyEmail,
    updateProfile,
    setLanguage,
    listAddresses,
    saveAddress,
    removeAddress,
    getNotificationChoices,
    setNotificationChoices,
    endNotificationMails,
    addPushDevice,
    removePushDevice,
    getPrivacy,
    requestExport,
    requestDeletion,
    cancelDeletion,
    getErasureReceipt,
    getPolicy,
    getPolicyAnswers,
    answerPolicy,
  },
  routes: (server, app) => {
    app.outside.personBanner = (caller) => policyBanner(app, caller);
    googleRoutes(server, app);
    textsPage(server, app);
    exportRoute(server, app);
    endMailsRoute(server, app);
  },
  jobs: [deleteAccounts, purgeExpiredIdentity, sendDigests],
  queues: [textQueue, exportQueue, pushQueue],
  reactions: [eraseStragglers],
  offlineFiles: ['src/web/modules/accounts/sign-in-modal.tsx', 'src/web/modules/accounts/other-ways.tsx'],
  screens: [
    ...screensAt(profileAddresses, {
      profile: profile('Your profile', 'accounts/profile/profile'),
      addresses: profile('Addresses', 'accounts/profile/addresses'),
      security: profile('Security', 'accounts/profile/security'),
      updates: profile('Updates', 'alerts/notices'),
      support: profile('Support', 'support/own/own-tickets'),
      messages: inbox,
      conversation: inbox,
      settings: profile('Settings', 'accounts/profile/settings'),
      notifications: profile('Notifications', 'accounts/profile/notifications/notifications'),
      privacy: profile('Privacy', 'accounts/profile/privacy'),
    }),
    ...screensAt(mailLinkAddresses, {
      signIn: mailLink('Sign in'),
      verifyEmail: mailLink('Verify your email address'),
      changeEmail: mailLink('Your new email address'),
    }),
    ...screensAt(policyAddresses, {
      terms: policyScreen('terms'),
      privacyNotice: policyScreen('privacy'),
      sellerTerms: policyScreen('seller_terms'),
    }),
    ...screensAt(accountAddresses, {
      endMails: {
        chunk: 'src/web/modules/accounts/end-mails/end-mails-page.tsx',
        load: async () => ({ title: { en: 'Your mails', de: 'Deine Mails' } }),
      },
      resetPassword: {
        chunk: 'src/web/modules/accounts/reset-password-page.tsx',
        load: async () => ({ title: 'Choose a new password' }),
      },
      erasureReceipt: {
        chunk: 'src/web/modules/accounts/receipt/erasure-receipt-page.tsx',
        load: async () => ({ title: { en: 'What became of your data', de: 'Was aus deinen Daten wurde' } }),
      },
    }),
  ],
};

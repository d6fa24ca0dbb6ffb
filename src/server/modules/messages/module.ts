import type { Module } from '../../platform/calls/module.ts';
import {
  countReceivers,
  endBanner,
  getBroadcast,
  listBroadcasts,
  startBroadcast,
  stopBroadcast,
} from './broadcasts/broadcast-calls.ts';
import { followBanner } from './broadcasts/store-banner.ts';
import { sendBroadcasts } from './broadcasts/send-broadcasts.ts';
import { sendSystemMessage } from './broadcasts/send-system-message.ts';
import { decideMessages, undoMessageDecisions } from './moderation/decide-messages.ts';
import { listFlaggedMessages, readFlaggedContext } from './moderation/read-queue.ts';
import { blockPerson, listBlocked, unblockPerson } from './own/blocks.ts';
import { changeConversations, undoChange } from './changing/change-conversations.ts';
import { createLabel, deleteLabel, listLabels, updateLabel } from './own/labels.ts';
import { mailNotices } from './notices/mail-notices.ts';
import { beforeErasure } from './before-erasure.ts';
import { markRead } from './reading/mark-read.ts';
import { findConversation, getConversation, listMessages } from './reading/read-conversation.ts';
import { getInbox, listConversations } from './reading/read-inbox.ts';
import { markNotSpam, reportSpam } from './reports/report-spam.ts';
import { sendMessage } from './sending/send-message.ts';
import { setTyping } from './sending/set-typing.ts';
import { startConversation } from './sending/start-conversation.ts';
import { purgeSendCounts } from './sending/purge-send-counts.ts';
import { answerOnVacation } from './sending/answer-on-vacation.ts';
import { createTemplate, deleteTemplate, listTemplates, updateTemplate } from './own/templates.ts';
import { messageTables } from './tagged-tables.ts';

export const messages: Module = {
  name: 'messages',
  personalData: messageTables,
  beforeErasure,
  functions: { sendSystemMessage },
  routes: followBanner,
  reactions: [answerOnVacation],
  jobs: [purgeSendCounts, mailNotices, sendBroadcasts],
  calls: {
    getInbox,
    listConversations,
    getConversation,
    findConversation,
    listMessages,
    startConversation,
    sendMessage,
    markRead,
    changeConversations,
    undoChange,
    setTyping,
    reportSpam,
    markNotSpam,
    listLabels,
    createLabel,
    updateLabel,
    deleteLabel,
    listTemplates,
    createTemplate,
    updateTemplate,
    deleteTemplate,
    listBlocked,
    blockPerson,
    unblockPerson,
    listFlaggedMessages,
    readFlaggedContext,
    decideMessages,
    undoMessageDecisions,
    countReceivers,
    startBroadcast,
    listBroadcasts,
    getBroadcast,
    stopBroadcast,
    endBanner,
  },
};

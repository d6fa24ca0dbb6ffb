import type { Room } from '../../platform/calls/room.ts';
import {
  countReceivers,
  getBroadcast,
  listBroadcasts,
  startBroadcast,
  stopBroadcast,
} from './broadcasts/broadcast-calls.ts';
import { sendBroadcasts } from './broadcasts/send-broadcasts.ts';
import { sendSystemMessage } from './broadcasts/send-system-message.ts';
import { decideMessages, undoMessageDecisions } from './moderation/decide-messages.ts';
import { listFlaggedMessages, readFlaggedContext } from './moderation/read-queue.ts';
import { blockPerson, listBlocked, unblockPerson } from './own/blocks.ts';
import { changeConversations, undoChange } from './changing/change-conversations.ts';
import { createLabel, deleteLabel, listLabels, updateLabel } from './own/labels.ts';
import { mailNotices } from './notices/mail-notices.ts';
import { markRead } from './reading/mark-read.ts';
import { onAccountDeleted } from './on-account-deleted.ts';
import { findConversation, getConversation, listMessages } from './reading/read-conversation.ts';
import { getInbox, listConversations } from './reading/read-inbox.ts';
import { markNotSpam, reportSpam } from './reports/report-spam.ts';
import { sendMessage } from './sending/send-message.ts';
import { setTyping } from './sending/set-typing.ts';
import { startConversation } from './sending/start-conversation.ts';
import { sweepActs } from './sending/sweep-acts.ts';
import { createTemplate, deleteTemplate, listTemplates, updateTemplate } from './own/templates.ts';

/** Whose conversation it is, both of its people: each has a side. */
const ofOwnSides = (id: string) => ({
  table: 'conversation_sides',
  of: 'user_id',
  by: { seller_id: 'seller_id', [id]: 'conversation_id' },
});

export const messages: Room = {
  name: 'messages',
  personalData: {
    conversations: { of: 'seller_id', owner: ofOwnSides('id') },
    messages: { of: 'receiver_id', owner: ofOwnSides('conversation_id') },
    conversation_sides: { of: 'user_id' },
    inbox_counts: { of: 'user_id', notCopied: 'it counts what stands in the copy' },
    message_labels: { of: 'user_id' },
    conversation_labels: { of: 'user_id' },
    message_writers: { of: 'user_id', notCopied: 'it lets one writer act at a time' },
    message_acts: { of: 'user_id', notCopied: 'it counts for a day what stands in the copy' },
    message_blocks: { of: 'user_id' },
    message_templates: { of: 'user_id' },
    spam_reports: { of: 'reporter_id' },
    broadcasts: { of: 'created_by', notCopied: 'it is what the house wrote' },
  },
  functions: { sendSystemMessage },
  reactions: [onAccountDeleted],
  jobs: [sweepActs, mailNotices, sendBroadcasts],
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
  },
};

import { adminMessageCalls } from './admin-contract.ts';
import { conversationCalls } from './conversation-contract.ts';
import { ownCalls } from './own-contract.ts';

export const messagesContract = { ...conversationCalls, ...ownCalls, ...adminMessageCalls };

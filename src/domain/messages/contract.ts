import { conversationCalls } from './conversation-contract.ts';
import { ownCalls } from './own-contract.ts';

export const messagesContract = { ...conversationCalls, ...ownCalls };

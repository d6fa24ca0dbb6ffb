import type { Role } from './model.ts';

/** Where a conversation stands for the one who opens it [SHELL-06, SHELL-09]. */
export const conversationPath = (role: Role, conversationId: string): string =>
  `${role === 'seller' ? '/seller-dashboard/messages' : '/messages'}/${encodeURIComponent(conversationId)}`;

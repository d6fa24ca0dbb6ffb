import { lazy } from 'react';
import type { SellerSections } from '#web/modules/shops/seller/seller-sections.ts';
import { sections as texts } from '../texts/section-texts.ts';
import { messagesLive } from '../conversations/live.ts';

const MessagesPage = lazy(async () => ({ default: (await import('./messages-page.tsx')).MessagesPage }));

export const messageSellerSections: SellerSections = {
  screens: [
    {
      path: 'messages',
      menu: { name: texts.messages, icon: 'chat', group: 'today', count: 'messages' },
      render: () => <MessagesPage conversationId="" />,
    },
    {
      path: 'messages/:conversationId',
      under: 'messages',
      render: ({ conversationId = '' }) => <MessagesPage conversationId={conversationId} />,
    },
  ],
  live: messagesLive,
};

import { lazy } from 'react';
import * as menu from '#web/modules/admin/menu-texts.ts';
import type { AdminSection } from '#web/modules/admin/admin-sections.ts';
import { sections as words } from '../texts/section-texts.ts';

const FlaggedQueuePage = lazy(async () => ({ default: (await import('./flagged-queue-page.tsx')).FlaggedQueuePage }));
const BroadcastsPage = lazy(async () => ({ default: (await import('./broadcasts-page.tsx')).BroadcastsPage }));

export const messageAdminSections: readonly AdminSection[] = [
  {
    path: 'messages',
    name: words.messages,
    icon: 'flag',
    group: 'Queues',
    needs: 'spam.view',
    words: menu.words.messages,
    acts: [{ title: words.decide, icon: 'check', needs: 'spam.moderate' }],
    render: () => <FlaggedQueuePage />,
  },
  {
    path: 'messaging',
    also: ['house-messages'],
    name: words.messaging,
    icon: 'send',
    group: 'House',
    needs: 'messages.view',
    words: menu.words.broadcasts,
    acts: [{ title: words.write, icon: 'edit', needs: 'messages.send' }],
    render: () => <BroadcastsPage />,
  },
];

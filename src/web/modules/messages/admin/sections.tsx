import { lazy } from 'react';
import type { AdminSection } from '#web/modules/admin/admin-sections.ts';
import { sections as texts } from '../texts/section-texts.ts';

const FlaggedQueuePage = lazy(async () => ({ default: (await import('./flagged-queue-page.tsx')).FlaggedQueuePage }));
const BroadcastsPage = lazy(async () => ({ default: (await import('./broadcasts-page.tsx')).BroadcastsPage }));

export const messageAdminSections: readonly AdminSection[] = [
  {
    path: 'messages',
    name: texts.messages,
    icon: 'flag',
    group: 'Queues',
    needs: 'spam.view',
    commands: [{ title: texts.decide, icon: 'check', needs: 'spam.moderate' }],
    render: () => <FlaggedQueuePage />,
  },
  {
    path: 'messaging',
    also: ['house-messages'],
    name: texts.messaging,
    icon: 'send',
    group: 'House',
    needs: 'messages.view',
    commands: [{ title: texts.write, icon: 'edit', needs: 'messages.send' }],
    render: () => <BroadcastsPage />,
  },
];

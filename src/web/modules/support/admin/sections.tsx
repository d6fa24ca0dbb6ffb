import { lazy } from 'react';
import type { AdminSection } from '#web/modules/admin/admin-sections.ts';
import * as texts from './section-texts.ts';

const TicketsPage = lazy(async () => ({ default: (await import('./tickets-page.tsx')).TicketsPage }));
const TicketPage = lazy(async () => ({ default: (await import('./ticket-page.tsx')).TicketPage }));
const MacrosPage = lazy(async () => ({ default: (await import('./macros-page.tsx')).MacrosPage }));

const MACROS = 'saved-answers';

export const supportAdminSections: readonly AdminSection[] = [
  {
    path: 'tickets',
    name: texts.name,
    icon: 'inbox',
    group: 'Queues',
    needs: 'tickets.view',
    commands: [{ title: texts.answerCommand, icon: 'edit', needs: 'tickets.manage' }],
    render: (id) => {
      if (id === MACROS) return <MacrosPage />;
      return id ? <TicketPage key={id} number={id} /> : <TicketsPage />;
    },
  },
];

import { lazy } from 'react';
import type { AdminSection } from '#web/modules/admin/admin-sections.ts';
import * as menu from '#web/modules/admin/menu-texts.ts';
import * as texts from './texts/section-texts.ts';

const MoneyPage = lazy(async () => ({ default: (await import('./money-page.tsx')).MoneyPage }));

export const paymentAdminSections: readonly AdminSection[] = [
  {
    path: 'financial',
    name: menu.names.money,
    icon: 'coin',
    group: 'Figures',
    needs: 'finance.reports',
    commands: [{ title: texts.exportPayments, icon: 'ext', at: '#payments', needs: 'finance.export' }],
    render: () => <MoneyPage />,
  },
];

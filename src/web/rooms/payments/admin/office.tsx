import { lazy } from 'react';
import type { OfficeSection } from '#web/rooms/admin/office-sections.ts';

const MoneyPage = lazy(async () => ({ default: (await import('./money-page.tsx')).MoneyPage }));

export const paymentOffice: readonly OfficeSection[] = [
  {
    path: 'financial',
    name: 'Money',
    icon: 'coin',
    group: 'Figures',
    needs: 'finance.reports',
    words: 'financial takings refunds payments books fees',
    render: () => <MoneyPage />,
  },
];

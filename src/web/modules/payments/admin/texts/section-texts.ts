import { say } from '#web/platform/languages/language.ts';

export const exportPayments = say({ en: 'Export payments', de: 'Zahlungen ausgeben' });

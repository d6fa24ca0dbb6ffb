import type { ReactNode } from 'react';
import { say } from '#web/platform/languages/language.ts';

export const youSee = say({
  en: (role: string, mark: (name: string) => ReactNode) => (
    <>
      You see the back office as {mark(role.toLowerCase())}, read only. Opening and leaving it stand in the audit log.
    </>
  ),
  de: (role: string, mark: (name: string) => ReactNode) => (
    <>Du siehst das Back Office mit der Rolle {mark(role)}, nur zum Lesen. Beginn und Ende stehen im Protokoll.</>
  ),
});
export const leave = say({ en: 'Leave this view', de: 'Ansicht verlassen' });

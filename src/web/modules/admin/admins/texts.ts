import { formatNumber } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const title = say({ en: 'Administrators', de: 'Verwaltung' });
export const theList = say({ en: 'The list of administrators', de: 'Die Liste der Verwaltung' });
export const howMany = say({
  en: (active: number, inactive: number) => `${formatNumber(active)} active, ${formatNumber(inactive)} inactive.`,
  de: (active: number, inactive: number) => `${formatNumber(active)} aktiv, ${formatNumber(inactive)} stillgelegt.`,
});
export const heads = say({
  en: { name: 'Name', role: 'Role', status: 'Status', lastSignIn: 'Last sign-in', since: 'Since', actions: 'Acts' },
  de: {
    name: 'Name',
    role: 'Rolle',
    status: 'Stand',
    lastSignIn: 'Letzte Anmeldung',
    since: 'Seit',
    actions: 'Handlungen',
  },
});
export const noPermissions = say({ en: 'no permissions', de: 'keine Rechte' });
export const statuses = say({
  en: { active: 'Active', inactive: 'Inactive' },
  de: { active: 'Aktiv', inactive: 'Stillgelegt' },
});
export const never = say({ en: 'Never', de: 'Nie' });
export const change = say({ en: 'Change', de: 'Ändern' });
export const changeOf = say({ en: (name: string) => `Change ${name}`, de: (name: string) => `${name} ändern` });

export const openInvitations = say({ en: 'Open invitations', de: 'Offene Einladungen' });
export const none = say({ en: 'None', de: 'Keine' });
export const until = say({
  en: (role: string, time: string) => `${role} · until ${time}`,
  de: (role: string, time: string) => `${role} · bis ${time}`,
});
export const withdraw = say({ en: 'Withdraw', de: 'Zurückziehen' });
export const withdrawOf = say({
  en: (address: string) => `Withdraw the invitation of ${address}`,
  de: (address: string) => `Einladung von ${address} zurückziehen`,
});
export const withdrawn = say({
  en: (address: string) => `The invitation of ${address} opens nothing any more.`,
  de: (address: string) => `Die Einladung von ${address} öffnet nichts mehr.`,
});

export const roles = say({ en: 'Roles', de: 'Rollen' });
export const seeingNote = say({
  en: 'Seeing as a role is read only and stands in the audit log',
  de: 'Die Sicht einer Rolle ist nur zum Lesen und steht im Protokoll',
});
export const permissionsOf = say({
  en: (description: string, count: number) => `${description} ${formatNumber(count)} permissions.`,
  de: (description: string, count: number) => `${description} ${formatNumber(count)} Rechte.`,
});
export const viewAsRole = say({
  en: (role: string) => `See as ${role.toLowerCase()}`,
  de: (role: string) => `Sehen als ${role}`,
});
export const invite = say({ en: 'Invite an administrator', de: 'Jemanden einladen' });

export const isRole = say({
  en: (name: string, role: string) => `${name} is ${role.toLowerCase()} now.`,
  de: (name: string, role: string) => `${name} hat jetzt die Rolle ${role}.`,
});
export const reason = say({ en: 'Reason, kept in the audit log', de: 'Grund, steht im Protokoll' });
export const atOnce = say({
  en: (name: string) => `It holds at once: every session of ${name} ends.`,
  de: (name: string) => `Es gilt sofort: Jede Anmeldung von ${name} endet.`,
});
export const factorReset = say({
  en: (name: string) => `${name} sets up a new second factor at the next sign-in.`,
  de: (name: string) => `${name} richtet bei der nächsten Anmeldung einen neuen zweiten Faktor ein.`,
});
export const resetFactor = say({
  en: 'Reset a lost second factor',
  de: 'Verlorenen zweiten Faktor zurücksetzen',
});
export const deactivate = say({
  en: (name: string) => `Deactivate ${name}`,
  de: (name: string) => `${name} stilllegen`,
});
export const isInactive = say({
  en: (name: string) => `${name} is inactive now.`,
  de: (name: string) => `${name} ist jetzt stillgelegt.`,
});
export const reactivate = say({
  en: (name: string) => `Reactivate ${name}`,
  de: (name: string) => `${name} wieder zulassen`,
});
export const isActive = say({
  en: (name: string) => `${name} is active again.`,
  de: (name: string) => `${name} ist wieder aktiv.`,
});
export const cancel = say({ en: 'Cancel', de: 'Abbrechen' });
export const saveRole = say({ en: 'Save the role', de: 'Rolle speichern' });

export const role = say({ en: 'Role', de: 'Rolle' });
export const ownPermissions = say({ en: 'Permissions of this record', de: 'Rechte dieses Eintrags' });

export const email = say({ en: 'E-mail address', de: 'E-Mail-Adresse' });
export const emailHint = say({
  en: 'The link works for the account with this address: once, and for 48 hours.',
  de: 'Der Link gilt für das Konto mit dieser Adresse: einmal und 48 Stunden lang.',
});
export const invited = say({
  en: (address: string) => `The invitation is on its way to ${address}. It works once and for 48 hours.`,
  de: (address: string) => `Die Einladung an ${address} ist unterwegs. Sie gilt einmal und 48 Stunden lang.`,
});
export const send = say({ en: 'Send the invitation', de: 'Einladung senden' });

import { say } from '#web/platform/languages/language.ts';

export const title = say({ en: 'Activate an administrator', de: 'Verwaltungszugang einrichten' });
export const open = say({ en: 'Open the back office', de: 'Back Office öffnen' });
export const roleNow = say({
  en: (role: string) => `You are ${role.toLowerCase()} now`,
  de: (role: string) => `Du hast jetzt die Rolle ${role}`,
});
export const linkUsed = say({
  en: (role: string) => `${role} The link has been used up.`,
  de: (role: string) => `${role} Der Link ist damit verbraucht.`,
});
export const invited = say({ en: 'You are invited to the back office', de: 'Du bist ins Back Office eingeladen' });
export const accept = say({ en: 'Accept the invitation', de: 'Einladung annehmen' });
export const signedInAs = say({
  en: (address: string) =>
    `You are signed in as ${address}. The invitation is for the account with the address that it was sent to.`,
  de: (address: string) =>
    `Du bist als ${address} angemeldet. Die Einladung gilt für das Konto mit der Adresse, an die sie ging.`,
});
export const signInFirst = say({ en: 'Sign in first', de: 'Melde dich zuerst an' });
export const signIn = say({ en: 'Sign in', de: 'Anmelden' });
export const worksFor = say({
  en: {
    invitation: 'The invitation works for the account with the address that it was sent to.',
    code: 'The code makes the account that you are signed in with the first administrator.',
  },
  de: {
    invitation: 'Die Einladung gilt für das Konto mit der Adresse, an die sie ging.',
    code: 'Der Code gibt dem Konto, mit dem du angemeldet bist, die Hauptverwaltung.',
  },
});
export const isMaster = say({ en: 'You are master admin now', de: 'Du hast jetzt die Hauptverwaltung' });
export const codeUsed = say({
  en: 'The code has been used up and opens nothing more.',
  de: 'Der Code ist verbraucht und öffnet nichts mehr.',
});
export const code = say({ en: 'Activation code', de: 'Aktivierungscode' });
export const codeHint = say({
  en: 'The first start of the server printed it once.',
  de: 'Der erste Start des Servers hat ihn einmal ausgegeben.',
});
export const activate = say({ en: 'Activate', de: 'Aktivieren' });

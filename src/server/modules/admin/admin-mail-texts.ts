/** What becomes and what guards an administrator. */
export const invitationTexts = {
  title: {
    en: (site: string) => `Join the back office of ${site}`,
    de: (site: string) => `Komm ins Back Office von ${site}`,
  },
  text: {
    en: (by: string, role: string, hours: number) =>
      `${by} invites you to work in the back office as ${role.toLowerCase()}. The link works once and for ${hours} hours, for the account with this address.`,
    de: (by: string, role: string, hours: number) =>
      `${by} lädt dich ein, im Back Office mitzuarbeiten, als „${role}“. Der Link funktioniert einmal und ${hours} Stunden lang, für das Konto mit dieser Adresse.`,
  },
  button: { en: 'Accept the invitation', de: 'Einladung annehmen' },
};

export const factorResetTexts = {
  title: { en: 'Your second factor was reset', de: 'Dein zweiter Faktor wurde zurückgesetzt' },
  text: {
    en: (by: string) =>
      `${by} took away your authenticator app, recovery codes and passkeys, and every device is signed out. Sign in and set up a new one. If you did not ask for it, tell them at once.`,
    de: (by: string) =>
      `${by} hat deine Authenticator-App, Wiederherstellungscodes und Passkeys entfernt, und alle Geräte sind abgemeldet. Melde dich an und richte einen neuen ein. Hast du nicht darum gebeten, gib sofort Bescheid.`,
  },
  button: { en: 'Set up a new one', de: 'Neuen einrichten' },
};

export const secondLookTexts = {
  titles: {
    en: {
      waiting: 'A second look is needed',
      approved: 'Your request was approved',
      refused: 'Your request was refused',
      withdrawn: 'A request was withdrawn',
      expired: 'A request expired',
    },
    de: {
      waiting: 'Ein zweiter Blick ist nötig',
      approved: 'Deine Anfrage wurde freigegeben',
      refused: 'Deine Anfrage wurde abgelehnt',
      withdrawn: 'Eine Anfrage wurde zurückgezogen',
      expired: 'Eine Anfrage ist abgelaufen',
    },
  },
  text: {
    en: (by: string, what: string) => `${what}: ${by}. The request and its reason are in the back office.`,
    de: (by: string, what: string) => `${what}: ${by}. Die Anfrage und ihr Grund stehen im Back Office.`,
  },
  button: { en: 'Open second looks', de: 'Zweite Blicke öffnen' },
};

export const actionLimitTexts = {
  title: { en: 'An administrator reached the limit of acts', de: 'Jemand aus der Verwaltung hat die Grenze erreicht' },
  text: {
    en: (by: string, most: number) =>
      `${by} did ${most} acts within an hour, and the next one was refused. Look at the audit log. If this was somebody else, deactivate the account.`,
    de: (by: string, most: number) =>
      `${by} hat ${most} Schritte in einer Stunde getan, und der nächste wurde abgelehnt. Sieh im Protokoll nach. War das jemand anderes, lege das Konto still.`,
  },
  button: { en: 'Open the audit log', de: 'Protokoll öffnen' },
};

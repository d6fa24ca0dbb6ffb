/** What the mails of the accounts module say that are there for their one link. */
export const resetTexts = {
  title: { en: 'Set a new password', de: 'Neues Passwort festlegen' },
  button: { en: 'Choose a new password', de: 'Neues Passwort wählen' },
  text: {
    en: (site: string) =>
      `Somebody, probably you, asked for a new password at ${site}. The link works once and for one hour. If it was not you, nothing has changed and you need not do anything.`,
    de: (site: string) =>
      `Jemand, wahrscheinlich du, hat bei ${site} ein neues Passwort angefordert. Der Link funktioniert einmal und eine Stunde lang. Warst du es nicht, hat sich nichts geändert, und du musst nichts tun.`,
  },
};

export const signInTexts = {
  title: { en: (site: string) => `Sign in to ${site}`, de: (site: string) => `Bei ${site} anmelden` },
  button: { en: 'Sign in', de: 'Anmelden' },
  text: {
    en: (minutes: number) =>
      `Somebody, probably you, asked to sign in with this address. The link works once and for ${minutes} minutes. If it was not you, nothing has changed and you need not do anything.`,
    de: (minutes: number) =>
      `Jemand, wahrscheinlich du, möchte sich mit dieser Adresse anmelden. Der Link funktioniert einmal und ${minutes} Minuten lang. Warst du es nicht, hat sich nichts geändert, und du musst nichts tun.`,
  },
};

export const verifyTexts = {
  title: { en: 'Verify your email address', de: 'Bestätige deine E-Mail-Adresse' },
  button: { en: 'Verify this address', de: 'Adresse bestätigen' },
  text: {
    en: (hours: number) =>
      `Open this link to show that the address is yours. It works once and for ${hours} hours. If you have no account here, you need not do anything.`,
    de: (hours: number) =>
      `Öffne diesen Link, um zu zeigen, dass die Adresse deine ist. Er funktioniert einmal und ${hours} Stunden lang. Hast du hier kein Konto, musst du nichts tun.`,
  },
};

export const oldAddressTexts = {
  title: { en: 'Allow your new email address', de: 'Erlaube deine neue E-Mail-Adresse' },
  button: { en: 'Allow the change', de: 'Änderung erlauben' },
  text: {
    en: (email: string, hours: number) =>
      `The address of your account shall become ${email}. Open this link to allow it; the new address gets a link of its own, and both are needed within ${hours} hours. If it was not you, do not open it and change your password.`,
    de: (email: string, hours: number) =>
      `Die Adresse deines Kontos soll ${email} werden. Öffne diesen Link, um es zu erlauben; die neue Adresse bekommt einen eigenen, und beide müssen innerhalb von ${hours} Stunden geöffnet werden. Warst du es nicht, öffne ihn nicht und ändere dein Passwort.`,
  },
};

export const newAddressTexts = {
  title: { en: 'Confirm your new email address', de: 'Bestätige deine neue E-Mail-Adresse' },
  button: { en: 'Confirm this address', de: 'Diese Adresse bestätigen' },
  text: {
    en: (hours: number) =>
      `Somebody, probably you, wants to sign in with this address from now on. The old address gets a link of its own, and both are needed within ${hours} hours. If it was not you, you need not do anything.`,
    de: (hours: number) =>
      `Jemand, wahrscheinlich du, möchte sich künftig mit dieser Adresse anmelden. Die alte Adresse bekommt einen eigenen Link, und beide müssen innerhalb von ${hours} Stunden geöffnet werden. Warst du es nicht, musst du nichts tun.`,
  },
};

export const exportTexts = {
  title: { en: 'The copy of your data is ready', de: 'Die Kopie deiner Daten ist fertig' },
  button: { en: 'Download my data', de: 'Meine Daten herunterladen' },
  text: {
    en: (days: number) =>
      `Everything that your account holds, as one JSON file. The link works for ${days} days, while you are signed in.`,
    de: (days: number) =>
      `Alles, was zu deinem Konto gespeichert ist, in einer JSON-Datei. Der Link funktioniert ${days} Tage lang, solange du angemeldet bist.`,
  },
};

export const deletionTexts = {
  title: { en: 'Your account will be deleted', de: 'Dein Konto wird gelöscht' },
  button: { en: 'Keep my account', de: 'Konto behalten' },
  text: {
    en: (day: string) =>
      `Your account is deleted on ${day}. Until then you can keep it with one press under Settings, Privacy. Orders stay on record without your name, as the law asks for.`,
    de: (day: string) =>
      `Dein Konto wird am ${day} gelöscht. Bis dahin kannst du es in deinen Einstellungen mit einem Klick behalten. Bestellungen bleiben ohne deinen Namen gespeichert, wie es das Gesetz verlangt.`,
  },
};

/** The promised day is over, and something keeps the account. */
export const deletionDelayedTexts = {
  title: { en: 'Your account is not deleted yet', de: 'Dein Konto ist noch nicht gelöscht' },
  button: { en: 'See what is left', de: 'Stand ansehen' },
  reasons: {
    en: {
      waitsForParcel: 'An order of yours has not arrived yet.',
      owesParcel: 'Your shop has orders that have not arrived yet.',
      hasMoney: 'Your shop has money that is still to be paid out to you.',
      hasLegalHold: 'The law asks us to keep it for now. Write to us to hear more.',
      fault: 'Something went wrong on our side, and we are looking into it.',
    },
    de: {
      waitsForParcel: 'Eine Bestellung von dir ist noch nicht angekommen.',
      owesParcel: 'Dein Shop hat Bestellungen, die noch nicht angekommen sind.',
      hasMoney: 'Dein Shop hat noch Geld, das dir ausgezahlt wird.',
      hasLegalHold: 'Das Gesetz verlangt, dass wir es vorerst behalten. Schreib uns, wenn du mehr wissen möchtest.',
      fault: 'Bei uns ist etwas schiefgegangen, und wir kümmern uns darum.',
    },
  },
  text: {
    en: (why: string) =>
      `We promised to delete your account by today, and could not. ${why} It is deleted automatically as soon as nothing is left to do, and you get the receipt then.`,
    de: (why: string) =>
      `Wir wollten dein Konto bis heute löschen und konnten es nicht. ${why} Es wird automatisch gelöscht, sobald nichts mehr offen ist. Dann bekommst du die Bestätigung.`,
  },
};

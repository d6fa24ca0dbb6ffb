export const adminProblemTexts = {
  'admin/invalid-code': {
    en: 'This activation code is not valid or was used already.',
    de: 'Dieser Aktivierungscode gilt nicht oder wurde schon benutzt.',
  },
  'admin/invalid-invitation': {
    en: 'This invitation is not valid, was used already or is older than 48 hours. A master admin can send a new one.',
    de: 'Diese Einladung gilt nicht, wurde schon benutzt oder ist älter als 48 Stunden. Die Hauptverwaltung kann eine neue schicken.',
  },
  'admin/invitation-of-another': {
    en: 'This invitation was sent to another address. Sign in with the account that has it.',
    de: 'Diese Einladung ging an eine andere Adresse. Melde dich mit dem Konto an, das diese Adresse hat.',
  },
  'admin/already-admin': {
    en: 'This person is an administrator already. Change their role instead.',
    de: 'Diese Person gehört schon zur Verwaltung. Ändere stattdessen ihre Rolle.',
  },
  'admin/not-found': {
    en: 'There is no administrator with this id.',
    de: 'In der Verwaltung gibt es niemanden mit dieser Kennung.',
  },
  'admin/invitation-not-found': {
    en: 'There is no open invitation with this id.',
    de: 'Es gibt keine offene Einladung mit dieser Kennung.',
  },
  'admin/own-account': {
    en: 'Cannot deactivate yourself',
    de: 'Du kannst dich nicht selbst deaktivieren.',
  },
  'admin/own-second-factor': {
    en: 'Another master admin resets yours. Use a recovery code, or change it in your security tab.',
    de: 'Deinen setzt jemand anderes aus der Hauptverwaltung zurück. Nimm einen Wiederherstellungscode, oder ändere ihn unter Sicherheit.',
  },
  'admin/not-custom': {
    en: 'Permissions are given one by one in the role Custom alone. Change the role first.',
    de: 'Einzelne Rechte gibt es nur in der eigenen Rolle. Ändere zuerst die Rolle.',
  },
  'admin/last-master': {
    en: 'The last active master admin cannot be demoted or deactivated. Make somebody else master admin first.',
    de: 'Die letzte aktive Person der Hauptverwaltung kann nicht herabgestuft oder deaktiviert werden. Ernenne zuerst jemand anderen.',
  },
  'admin/reserved-permission': {
    en: 'A custom role cannot hold permissions that only a master admin may have.',
    de: 'Eine eigene Rolle kann keine Rechte haben, die der Hauptverwaltung vorbehalten sind.',
  },
  'admin/already-seeing': {
    en: 'You already see the product as another role. Leave that first.',
    de: 'Du siehst den Marktplatz schon in einer anderen Rolle. Verlasse sie zuerst.',
  },
  'admin/second-look-needed': {
    en: 'A second administrator has to approve this. Nothing was changed yet. Ask for a second look.',
    de: 'Das muss eine zweite Person aus der Verwaltung freigeben. Noch ist nichts geändert. Bitte um einen zweiten Blick.',
  },
};

/** [ADM-05] What only master admins may do, as its refusal says it. */
export const onlyMasterAdmins = {
  create: 'Only Master Admins can create admin users',
  changeRole: 'Only Master Admins can update admin roles',
  deactivate: 'Only Master Admins can deactivate admins',
  reactivate: 'Only Master Admins can reactivate admins',
  list: 'Only Master Admins can list all admins',
};

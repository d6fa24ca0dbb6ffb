import type { PersonalData, PersonalTable } from '../../../platform/calls/personal-tables.ts';

const byPerson: PersonalTable = { of: 'user_id' };

/** Ways in, choices and addresses: they lie beside the person and go with them. */
export const ownTables = {
  sign_in_names: byPerson,
  sign_in_phones: byPerson,
  identities: byPerson,
  passkeys: byPerson,
  second_factors: byPerson,
  recovery_codes: byPerson,
  one_use_tokens: byPerson,
  email_changes: byPerson,
  notification_choices: byPerson,
  account_exports: byPerson,
  addresses: byPerson,
} satisfies PersonalData;

/** Sessions and tokens end with `endAccess`, codes and challenges by their own time. */
export const accountData: PersonalData = {
  users: { of: 'id', notCopied: 'it stands first in the copy, as the account' },
  ...ownTables,
  sessions: byPerson,
  refresh_tokens: byPerson,
  sent_codes: byPerson,
  passkey_challenges: byPerson,
};

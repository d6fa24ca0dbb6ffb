import { say } from '#web/platform/languages/language.ts';

/** How the menus of dashboard and back office call what the room brings. */
export const sections = {
  messages: say({ en: 'Messages', de: 'Nachrichten' }),
  spam: say({ en: 'Spam and reports', de: 'Spam und Meldungen' }),
  decide: say({ en: 'Decide messages that wait', de: 'Nachrichten entscheiden, die warten' }),
  messaging: say({ en: 'Messages of the house', de: 'Nachrichten des Hauses' }),
  write: say({ en: 'Write to people', de: 'An Personen schreiben' }),
};

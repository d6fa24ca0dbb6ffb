import { say } from '#web/platform/languages/language.ts';

/** How the menus of dashboard and back office call what the module brings. */
export const sections = {
  messages: say({ en: 'Messages', de: 'Nachrichten' }),
  decide: say({ en: 'Decide messages that wait', de: 'Nachrichten entscheiden, die warten' }),
  messaging: say({ en: 'House messages', de: 'Hausnachrichten' }),
  write: say({ en: 'Write to people', de: 'An Personen schreiben' }),
};

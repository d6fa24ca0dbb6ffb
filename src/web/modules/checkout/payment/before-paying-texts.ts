import { say } from '#web/platform/languages/language.ts';

export const beforePaying = {
  title: say({ en: 'Before you pay', de: 'Bevor du zahlst' }),
  total: say({ en: 'All in all, with taxes and postage:', de: 'Alles zusammen, mit Steuern und Versand:' }),
  arrives: say({ en: 'Arrives', de: 'Kommt an' }),
};

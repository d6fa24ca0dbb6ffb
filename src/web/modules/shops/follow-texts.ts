import { say } from '#web/platform/languages/language.ts';

export const following = say({ en: 'Following', de: 'Du folgst' });
export const follow = say({ en: 'Follow', de: 'Folgen' });

import { formatNumber } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const tag = say({ en: 'Tags', de: 'Schlagwörter' });
export const tags = say({
  en: (count: number) => (count === 1 ? 'Tags of this alert' : `Tags of ${formatNumber(count)} alerts`),
  de: (count: number) =>
    count === 1 ? 'Schlagwörter dieses Hinweises' : `Schlagwörter von ${formatNumber(count)} Hinweisen`,
});
export const tagged = say({ en: (tag: string) => `Tag: ${tag}`, de: (tag: string) => `Schlagwort: ${tag}` });
export const newTag = say({ en: 'New tag', de: 'Neues Schlagwort' });
export const tagsHint = say({ en: 'At most 10 for each alert', de: 'Höchstens 10 je Hinweis' });
export const tagsFull = say({
  en: 'An alert with 10 tags takes no more. Remove one first.',
  de: 'Ein Hinweis mit 10 Schlagwörtern nimmt keines mehr an. Entferne zuerst eines.',
});
export const addTag = say({ en: 'Add tag', de: 'Hinzufügen' });
export const removeTag = say({
  en: (tag: string) => `Remove the tag ${tag}`,
  de: (tag: string) => `Schlagwort ${tag} entfernen`,
});
export const closeTags = say({ en: 'Done', de: 'Fertig' });

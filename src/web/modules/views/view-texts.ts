import { say } from '#web/platform/languages/language.ts';

export const saveView = say({ en: 'Save view', de: 'Ansicht speichern' });
export const nameLabel = say({ en: 'Name of the view', de: 'Name der Ansicht' });
export const nameHint = say({
  en: 'Filters, order and columns are saved as they are now. Only you see the tab.',
  de: 'Filter, Reihenfolge und Spalten werden gespeichert, wie sie jetzt sind. Nur du siehst den Reiter.',
});
export const replaces = say({
  en: (name: string) => `Replaces your view “${name}”.`,
  de: (name: string) => `Ersetzt deine Ansicht „${name}“.`,
});
export const nameMissing = say({ en: 'Give the view a name.', de: 'Gib der Ansicht einen Namen.' });
export const save = say({ en: 'Save', de: 'Speichern' });
export const replace = say({ en: 'Replace view', de: 'Ansicht ersetzen' });
export const rename = say({ en: 'Rename', de: 'Umbenennen' });
export const renameTitle = say({ en: 'Rename view', de: 'Ansicht umbenennen' });
export const moveLeft = say({ en: 'Move left', de: 'Nach links' });
export const moveRight = say({ en: 'Move right', de: 'Nach rechts' });
export const remove = say({ en: 'Delete view', de: 'Ansicht löschen' });
export const cancel = say({ en: 'Cancel', de: 'Abbrechen' });
export const undo = say({ en: 'Undo', de: 'Rückgängig' });
export const viewActions = say({ en: (name: string) => `View “${name}”`, de: (name: string) => `Ansicht „${name}“` });
export const isSaved = say({
  en: (name: string) => `View “${name}” saved`,
  de: (name: string) => `Ansicht „${name}“ gespeichert`,
});
export const isDeleted = say({
  en: (name: string) => `View “${name}” deleted`,
  de: (name: string) => `Ansicht „${name}“ gelöscht`,
});
export const notLoaded = say({ en: 'Saved views did not load', de: 'Gespeicherte Ansichten nicht geladen' });
export const again = say({ en: 'Try again', de: 'Noch einmal versuchen' });
export const exportTable = say({ en: 'Export CSV', de: 'Als CSV sichern' });

import { say } from '#web/platform/languages/language.ts';

export const ticket = say({ en: 'Ticket', de: 'Anfrage' });
export const titleOf = say({ en: (number: string) => `Ticket ${number}`, de: (number: string) => `Anfrage ${number}` });
export const none = say({
  en: {
    head: 'Ticket not found',
    title: 'There is no such ticket',
    why: 'It may have gone with the account of its writer.',
    back: 'All tickets',
  },
  de: {
    head: 'Anfrage nicht gefunden',
    title: 'Diese Anfrage gibt es nicht',
    why: 'Vielleicht ist sie mit dem Konto der Person gelöscht.',
    back: 'Alle Anfragen',
  },
});
export const facts = say({
  en: {
    from: 'From',
    mail: 'Mail',
    order: 'Order',
    article: 'Article',
    written: 'Written',
    owner: 'Owner',
    priority: 'Priority',
  },
  de: {
    from: 'Von',
    mail: 'Mail',
    order: 'Bestellung',
    article: 'Artikel',
    written: 'Geschrieben',
    owner: 'Zuständig',
    priority: 'Priorität',
  },
});
export const sums = say({
  en: { first: 'First answer after', answers: 'Answers' },
  de: { first: 'Erste Antwort nach', answers: 'Antworten' },
});
export const notYet = say({ en: 'not yet', de: 'noch keine' });
export const conversation = say({ en: 'Conversation', de: 'Verlauf' });
export const kinds = say({
  en: { answer: 'Answer', reply: 'Message', note: 'Note, internal' },
  de: { answer: 'Antwort', reply: 'Nachricht', note: 'Notiz, intern' },
});
export const mergedBefore = say({ en: 'Merged into', de: 'Zusammengeführt mit' });
export const answer = say({ en: 'Answer', de: 'Antwort' });
export const answerHint = say({
  en: (email: string) => `Goes to ${email} by mail and is shown in the profile.`,
  de: (email: string) => `Geht per Mail an ${email} und steht im Profil.`,
});
export const useMacro = say({ en: 'Insert a saved answer', de: 'Gespeicherte Antwort einfügen' });
export const noMacro = say({ en: 'Choose', de: 'Wählen' });
export const send = say({ en: 'Send', de: 'Senden' });
export const sendAndClose = say({ en: 'Send and close', de: 'Senden und schließen' });
export const sent = say({ en: 'The answer is sent.', de: 'Die Antwort ist gesendet.' });
export const note = say({ en: 'Internal note', de: 'Interne Notiz' });
export const noteHint = say({ en: 'Only administrators read it.', de: 'Das liest nur die Verwaltung.' });
export const addNote = say({ en: 'Add the note', de: 'Notiz speichern' });
export const noted = say({ en: 'The note is saved.', de: 'Die Notiz ist gespeichert.' });
export const actions = say({ en: 'Actions', de: 'Aktionen' });
export const owner = say({ en: 'Owner', de: 'Zuständig' });
export const noOwner = say({ en: 'No owner', de: 'Niemand' });
export const priority = say({ en: 'Priority', de: 'Priorität' });
export const close = say({ en: 'Close without an answer', de: 'Ohne Antwort schließen' });
export const openAgain = say({ en: 'Open again', de: 'Wieder öffnen' });
export const changed = say({ en: 'The ticket is changed.', de: 'Die Anfrage ist geändert.' });
export const merge = say({ en: 'Merge into', de: 'Zusammenführen mit' });
export const mergeHint = say({
  en: 'Other open tickets of the same person. Everything written moves there.',
  de: 'Andere offene Anfragen derselben Person. Alles Geschriebene zieht dorthin um.',
});
export const mergeLabel = say({ en: 'Merge', de: 'Zusammenführen' });
export const mergeTitle = say({
  en: (number: string, into: string) => `Merge ${number} into ${into}?`,
  de: (number: string, into: string) => `${number} mit ${into} zusammenführen?`,
});
export const mergeText = say({
  en: 'This cannot be undone. Whoever opens this one is led there, and replies by mail go there.',
  de: 'Das lässt sich nicht rückgängig machen. Wer diese öffnet, kommt dorthin, und Antworten per Mail auch.',
});
export const mergeDone = say({
  en: (into: string) => `The ticket is now part of ${into}.`,
  de: (into: string) => `Die Anfrage gehört jetzt zu ${into}.`,
});
export const working = say({ en: 'Answering tickets', de: 'Anfragen zu beantworten' });
export const safe = say({ en: 'The saved answers', de: 'Die gespeicherten Antworten' });

export const macrosSub = say({
  en: 'Inserted into answers with one choice. {name} and {number} are filled in.',
  de: 'Mit einer Auswahl in Antworten eingefügt. {name} und {number} werden ersetzt.',
});
export const macroName = say({ en: 'Name', de: 'Name' });
export const macroBody = say({ en: 'Text', de: 'Text' });
export const newMacro = say({ en: 'New saved answer', de: 'Neue gespeicherte Antwort' });
export const saveMacro = say({ en: 'Save', de: 'Speichern' });
export const macroHint = say({
  en: 'A name that exists already gets the new text.',
  de: 'Ein Name, den es schon gibt, bekommt den neuen Text.',
});
export const macroSaved = say({
  en: (name: string) => `“${name}” is saved.`,
  de: (name: string) => `„${name}“ ist gespeichert.`,
});
export const noMacros = say({ en: 'No saved answers yet', de: 'Noch keine gespeicherten Antworten' });
export const noMacrosText = say({
  en: 'Save what you write often.',
  de: 'Speichere, was du oft schreibst.',
});
export const edit = say({ en: 'Edit', de: 'Bearbeiten' });
export const editOf = say({ en: (name: string) => `Edit ${name}`, de: (name: string) => `${name} bearbeiten` });
export const remove = say({ en: 'Remove', de: 'Löschen' });
export const removeOf = say({ en: (name: string) => `Remove ${name}`, de: (name: string) => `${name} löschen` });
export const removed = say({
  en: (name: string) => `“${name}” is removed.`,
  de: (name: string) => `„${name}“ ist gelöscht.`,
});

import { say } from '#web/platform/languages/language.ts';

export const vacation = say({ en: 'Vacation', de: 'Pause' });
export const notices = say({ en: 'Notices', de: 'Hinweise' });
export const what = say({ en: 'Your notices', de: 'Deine Hinweise' });
export const safe = say({
  en: 'What you planned begins and ends as saved.',
  de: 'Was du geplant hast, beginnt und endet wie gespeichert.',
});
export const loading = say({ en: 'Loading…', de: 'Wird geladen …' });
export const days = say({
  en: (first: string, last: string) => `${first} – ${last}`,
  de: (first: string, last: string) => `${first} – ${last}`,
});
export const states = say({
  en: { planned: 'Planned', began: 'Now' },
  de: { planned: 'Geplant', began: 'Jetzt' },
});
export const sellings = say({
  en: { later: 'Buyers can order, you send afterwards', nothing: 'Nothing is for sale' },
  de: { later: 'Bestellen geht, du verschickst danach', nothing: 'Nichts ist zu kaufen' },
});
export const noVacation = say({ en: 'No vacation planned', de: 'Keine Pause geplant' });
export const noVacationWhy = say({
  en: 'It begins and ends automatically. Dates of orders take it into account.',
  de: 'Sie beginnt und endet automatisch. Die Termine von Bestellungen berücksichtigen sie.',
});
export const planVacation = say({ en: 'Plan a vacation', de: 'Pause planen' });
export const noNotice = say({
  en: 'A notice is shown in your shop and on your pieces from one day to another.',
  de: 'Ein Hinweis steht von einem Tag bis zu einem anderen in deinem Shop und bei deinen Stücken.',
});
export const changeVacation = say({ en: 'Change the vacation', de: 'Pause ändern' });
export const changeNotice = say({ en: 'Change the notice', de: 'Hinweis ändern' });
export const planNotice = say({ en: 'Plan a notice', de: 'Hinweis planen' });
export const edit = say({ en: 'Edit', de: 'Bearbeiten' });
export const end = say({ en: 'End now', de: 'Jetzt beenden' });
export const remove = say({ en: 'Delete', de: 'Löschen' });
export const isRemoved = say({ en: 'The notice is removed.', de: 'Der Hinweis ist entfernt.' });
export const isBack = say({ en: 'Welcome back. Your shop is open.', de: 'Willkommen zurück. Dein Shop ist offen.' });
export const firstDay = say({ en: 'First day', de: 'Erster Tag' });
export const lastDay = say({ en: 'Last day', de: 'Letzter Tag' });
export const inZone = say({
  en: (city: string) => `Days begin at midnight in ${city}.`,
  de: (city: string) => `Tage beginnen um Mitternacht in ${city}.`,
});
export const selling = say({ en: 'Meanwhile', de: 'In dieser Zeit' });
export const text = say({ en: 'Notice to buyers', de: 'Hinweis für alle' });
export const optional = say({ en: 'Optional', de: 'Freiwillig' });
export const autoreply = say({ en: 'Automatic reply to messages', de: 'Automatische Antwort auf Nachrichten' });
export const autoreplyHint = say({
  en: 'Sent once per conversation while you are away.',
  de: 'Geht in jeder Unterhaltung einmal raus, solange du weg bist.',
});
export const save = say({ en: 'Save', de: 'Speichern' });
export const saving = say({ en: 'Saving…', de: 'Wird gespeichert …' });
export const cancel = say({ en: 'Cancel', de: 'Abbrechen' });
export const isSaved = say({ en: 'Saved.', de: 'Gespeichert.' });
export const datesMissing = say({
  en: 'Choose the first and the last day.',
  de: 'Wähle den ersten und den letzten Tag.',
});
export const endVacation = say({ en: 'End the vacation now?', de: 'Die Pause jetzt beenden?' });
export const endVacationWhy = say({
  en: 'Everything is for sale again. If you sold nothing, your followers get a mail.',
  de: 'Alles ist wieder zu kaufen. War nichts zu kaufen, bekommen alle, die dir folgen, eine Mail.',
});

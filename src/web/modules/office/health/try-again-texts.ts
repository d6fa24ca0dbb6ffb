import { say } from '#web/platform/languages/language.ts';

const later = say({
  en: 'It would be tried again by itself later; this only brings that forward.',
  de: 'Es würde später von selbst wieder versucht; so geschieht es nur früher.',
});
export const job = say({
  en: (name: string) => ({ title: `Run ${name} now`, note: later, toast: `${name} runs now.` }),
  de: (name: string) => ({ title: `${name} jetzt laufen lassen`, note: later, toast: `${name} läuft jetzt.` }),
});
export const reaction = say({
  en: (name: string) => ({
    title: `Try the events of ${name} again`,
    note: later,
    toast: `The events of ${name} are tried again.`,
  }),
  de: (name: string) => ({
    title: `Ereignisse von ${name} noch einmal versuchen`,
    note: later,
    toast: `Die Ereignisse von ${name} werden noch einmal versucht.`,
  }),
});
export const queue = say({
  en: (name: string) => ({
    title: `Try the parked items of ${name} again`,
    note: 'They would stay parked: each is tried again as often as a new one.',
    toast: `The parked items of ${name} are tried again.`,
  }),
  de: (name: string) => ({
    title: `Geparktes von ${name} noch einmal versuchen`,
    note: 'Es bliebe sonst geparkt: Jedes wird so oft versucht wie ein neues.',
    toast: `Das Geparkte von ${name} wird noch einmal versucht.`,
  }),
});
export const reason = say({ en: 'Reason, kept in the audit log', de: 'Grund, steht im Protokoll' });
export const cancel = say({ en: 'Cancel', de: 'Abbrechen' });
export const runIt = say({ en: 'Run it now', de: 'Jetzt laufen lassen' });
export const tryNow = say({ en: 'Try again now', de: 'Jetzt versuchen' });

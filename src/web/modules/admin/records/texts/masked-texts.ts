import { say } from '#web/platform/languages/language.ts';

export const show = say({ en: 'Show', de: 'Zeigen' });
export const showOf = say({ en: (name: string) => `Show: ${name}`, de: (name: string) => `Zeigen: ${name}` });
export const note = say({
  en: 'The audit log records who looked, whose data it was, and why.',
  de: 'Im Protokoll steht, wer hingesehen hat, wessen Angaben es waren und warum.',
});
export const reasons = say({
  en: ['The person asked us to call or write', 'To check who wrote to us', 'For a parcel that did not arrive'],
  de: [
    'Die Person bat um einen Anruf oder Brief',
    'Um zu prüfen, wer geschrieben hat',
    'Wegen eines Pakets, das nicht ankam',
  ],
});

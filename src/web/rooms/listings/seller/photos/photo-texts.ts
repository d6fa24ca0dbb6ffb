import { numbered } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const onItsWay = say({
  en: (count: number) => `${numbered(count, 'photo is', 'photos are')} on the way. It goes on by itself then.`,
  de: (count: number) => `Noch ${numbered(count, 'Foto', 'Fotos')} unterwegs. Danach geht es von selbst weiter.`,
});
export const stopped = say({
  en: 'A photo has not arrived. Try it again or put it away, then go on.',
  de: 'Ein Foto ist nicht angekommen. Versuche es noch einmal oder nimm es weg, dann geht es weiter.',
});

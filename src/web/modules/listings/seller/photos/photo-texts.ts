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

export const description = say({
  en: (number: number) => `Description of photo ${number}, read aloud`,
  de: (number: number) => `Beschreibung von Foto ${number}, wird vorgelesen`,
});
export const written = say({
  en: (letters: number) => `${letters} of 140`,
  de: (letters: number) => `${letters} von 140`,
});
export const allDescribed = say({ en: 'Every photo has its words.', de: 'Jedes Foto hat seine Beschreibung.' });
export const undescribed = say({
  en: (count: number) =>
    `${count === 1 ? 'One photo has' : `${count} photos have`} no words yet. Screen readers and search engines read them.`,
  de: (count: number) =>
    `${count === 1 ? 'Ein Foto hat' : `${count} Fotos haben`} noch keine. Screenreader und Suchmaschinen lesen sie.`,
});
export const example = say({
  en: 'What one sees, for those who do not',
  de: 'Was zu sehen ist, für alle, die es nicht sehen',
});
export const cropAndFocus = say({ en: 'Crop and focal point', de: 'Zuschnitt und Blickpunkt' });
export const crop = say({
  en: (number: number) => `Crop photo ${number}`,
  de: (number: number) => `Foto ${number} zuschneiden`,
});
export const focusHint = say({
  en: 'Drag the ring, or move it with the arrow keys: thumbnails keep it in view.',
  de: 'Zieh den Ring, oder beweg ihn mit den Pfeiltasten: kleine Bilder zeigen diese Stelle immer.',
});
export const focusAt = say({
  en: (left: number, top: number) =>
    `Focal point at ${left} % from the left, ${top} % from the top. Arrow keys move it.`,
  de: (left: number, top: number) =>
    `Blickpunkt bei ${left} % von links, ${top} % von oben. Die Pfeiltasten bewegen ihn.`,
});
export const drop = say({ en: 'Drop photos here', de: 'Zieh Fotos hierher' });
export const or = say({ en: 'or', de: 'oder' });
export const chooseFiles = say({ en: 'choose files', de: 'Dateien wählen' });
export const kinds = say({
  en: 'JPEG, PNG, WebP or AVIF, to 20 MB',
  de: 'JPEG, PNG, WebP oder AVIF, bis 20 MB',
});
export const choose = say({ en: 'Choose photos', de: 'Fotos wählen' });
export const pick = say({
  en: (number: number) => `Photo ${number}${number === 1 ? ', the cover' : ''}: edit its description and focal point`,
  de: (number: number) =>
    `Foto ${number}${number === 1 ? ', das Titelbild' : ''}: Beschreibung und Blickpunkt bearbeiten`,
});
export const cover = say({ en: ' · Cover', de: ' · Titelbild' });
export const earlier = say({
  en: (number: number) => `Move photo ${number} earlier`,
  de: (number: number) => `Foto ${number} nach vorn`,
});
export const later = say({
  en: (number: number) => `Move photo ${number} later`,
  de: (number: number) => `Foto ${number} nach hinten`,
});
export const remove = say({
  en: (number: number) => `Remove photo ${number}`,
  de: (number: number) => `Foto ${number} entfernen`,
});

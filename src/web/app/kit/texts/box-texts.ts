import { say } from '#web/platform/languages/language.ts';

export const asCards = say({ en: 'One of several, as cards', de: 'Eines von mehreren, als Karten' });
export const asLines = say({ en: 'One of several, as lines', de: 'Eines von mehreren, als Zeilen' });
export const atRow = say({ en: 'At the head of a row, without words', de: 'Am Anfang einer Zeile, ohne Worte' });
export const boxes = say({ en: 'Boxes and radio buttons', de: 'Kästchen und Auswahlknöpfe' });
export const boxesNote = say({
  en: 'A box stands in its label; radio buttons in their group, through which the arrow keys go.',
  de: 'Ein Kästchen steht in seinem Label; Auswahlknöpfe stehen in ihrer Gruppe, durch die die Pfeiltasten gehen.',
});
export const canBePersonal = say({ en: 'Buyers can have it personalised', de: 'Auf Wunsch mit eigenem Text' });
export const ceramics = say({ en: 'Ceramics', de: 'Keramik' });
export const disabled = say({ en: 'Disabled', de: 'Gesperrt' });
export const express = say({ en: 'Express', de: 'Express' });
export const howItGoes = say({ en: 'How it goes', de: 'Wie es verschickt wird' });
export const howItTravels = say({ en: 'How the parcel travels', de: 'Wie das Paket reist' });
export const inLines = say({ en: 'How it travels, in lines', de: 'Wie es reist, in Zeilen' });
export const inLongList = say({
  en: 'Rest, in a long list, with what follows from it',
  de: 'In Ruhe, in einer langen Liste, mit dem, was daraus folgt',
});
export const nothing = say({ en: 'Nothing of this', de: 'Nichts davon' });
export const offWhereDictated = say({ en: 'Turn it off where you dictate.', de: 'Schalte es aus, wenn du diktierst.' });
export const oneOf = say({ en: 'One of several', de: 'Eines von mehreren' });
export const ownCountry = say({ en: 'Your own country', de: 'Dein eigenes Land' });
export const pickAll = say({ en: 'Pick all that are here', de: 'Alle auswählen, die hier stehen' });
export const pickMug = say({ en: 'Pick: Two-tone mug', de: 'Auswählen: Zweifarbiger Becher' });
export const singleKeys = say({ en: 'Decide with single keys', de: 'Mit einzelnen Tasten entscheiden' });
export const someOfIt = say({ en: 'Some of it; disabled', de: 'Teilweise; gesperrt' });
export const starsBoth = say({ en: 'Stars to choose, stars to read', de: 'Sterne zum Wählen, Sterne zum Lesen' });
export const theMug = say({ en: 'the mug', de: 'den Becher' });
export const tracked = say({ en: 'Tracked post', de: 'Mit Sendungsverfolgung' });
export const withCount = say({ en: 'Rest, with a count', de: 'In Ruhe, mit einer Zahl' });

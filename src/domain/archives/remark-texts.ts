/** [DASH-05] What is said of single pieces of an archive. */
export const unreadableLine = {
  en: 'This line is no piece that can be read.',
  de: 'Diese Zeile ist kein Stück, das sich lesen lässt.',
};
export const unknownCategory = ({ category }: { category: string }) => ({
  en: `category: this marketplace has no category “${category}”.`,
  de: `category: Dieser Marktplatz hat keine Kategorie „${category}“.`,
});
export const pictureMissing = ({ path }: { path: string }) => ({
  en: `The picture ${path} is not in the archive.`,
  de: `Das Bild ${path} ist nicht im Archiv.`,
});
export const asDraft = {
  en: 'It is a draft for now.',
  de: 'Es ist vorerst ein Entwurf.',
};
export const profileLeftOut = ({ name }: { name: string }) => ({
  en: `The shipping profile “${name}” does not fit here. Its pieces take the plain rates.`,
  de: `Das Versandprofil „${name}“ passt hier nicht. Seine Stücke nehmen die einfachen Preise.`,
});
export const sectionLeftOut = ({ name }: { name: string }) => ({
  en: `The section “${name}” has no room in this shop. Its pieces are in no section.`,
  de: `Für den Bereich „${name}“ ist in diesem Shop kein Platz. Seine Stücke sind in keinem Bereich.`,
});
export const stillRemoved = {
  en: 'You removed this piece here, and it stays removed.',
  de: 'Du hast dieses Stück hier entfernt, und es bleibt entfernt.',
};

import { numbered } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const title = say({ en: 'Categories', de: 'Kategorien' });
export const sub = say({
  en: 'Each change holds from its day on, in every process. Old addresses lead to the category that took the pieces.',
  de: 'Jede Änderung gilt ab ihrem Tag, in jedem Prozess. Alte Adressen führen zur Kategorie, die die Stücke übernommen hat.',
});
export const theCategories = say({ en: 'The categories', de: 'Die Kategorien' });
export const nothingChanged = say({ en: 'Nothing was changed', de: 'Es wurde nichts geändert' });
export const readOnly = say({
  en: 'You can look at categories. Changing them needs settings.edit.',
  de: 'Du kannst Kategorien ansehen. Ändern braucht settings.edit.',
});
export const heads = say({
  en: { category: 'Category', address: 'Address', goods: 'VAT', forSale: 'For sale', state: 'State' },
  de: { category: 'Kategorie', address: 'Adresse', goods: 'Mehrwertsteuer', forSale: 'Im Angebot', state: 'Zustand' },
});
export const kinds = say({
  en: { standard: 'Standard', books: 'Books', children_clothes: 'Children’s clothes' },
  de: { standard: 'Regelsatz', books: 'Bücher', children_clothes: 'Kinderkleidung' },
});
export const formerly = say({
  en: (slugs: string) => `also ${slugs}`,
  de: (slugs: string) => `auch ${slugs}`,
});
export const isOpen = say({ en: 'Open', de: 'Offen' });
export const isPaused = say({ en: 'Paused', de: 'Pausiert' });
export const actions = say({ en: 'What to do', de: 'Was zu tun ist' });
export const actionsOf = say({ en: (name: string) => `Change ${name}`, de: (name: string) => `${name} ändern` });
export const add = say({ en: 'Add category', de: 'Kategorie anlegen' });
export const edit = say({ en: 'Edit', de: 'Bearbeiten' });
export const merge = say({ en: 'Merge into another', de: 'Mit einer anderen zusammenführen' });
export const seePlanned = say({ en: 'See what is planned', de: 'Geplantes ansehen' });
export const editTitle = say({ en: (name: string) => `Edit ${name}`, de: (name: string) => `${name} bearbeiten` });
export const mergeTitle = say({
  en: (name: string) => `Merge ${name} into another category`,
  de: (name: string) => `${name} mit einer anderen Kategorie zusammenführen`,
});
export const slug = say({ en: 'Address', de: 'Adresse' });
export const slugHint = say({
  en: 'Small letters, digits and hyphens, like garden-pots. It stays for good.',
  de: 'Kleinbuchstaben, Ziffern und Bindestriche, wie garden-pots. Sie bleibt für immer.',
});
export const name = say({ en: 'Name in English', de: 'Name auf Englisch' });
export const nameDe = say({ en: 'Name in German', de: 'Name auf Deutsch' });
export const sentence = say({
  en: 'One sentence on its page, in English',
  de: 'Ein Satz auf ihrer Seite, auf Englisch',
});
export const sentenceDe = say({
  en: 'One sentence on its page, in German',
  de: 'Ein Satz auf ihrer Seite, auf Deutsch',
});
export const sentenceHint = say({ en: 'Empty says nothing.', de: 'Leer: Dort steht nichts.' });
export const cover = say({
  en: 'Piece whose picture stands for it',
  de: 'Stück, dessen Bild für sie steht',
});
export const coverHint = say({
  en: 'Its address or id. Empty: a piece that is well liked.',
  de: 'Seine Adresse oder Id. Leer: ein beliebtes Stück.',
});
export const parent = say({ en: 'Part of', de: 'Teil von' });
export const none = say({ en: 'Nothing: a main category', de: 'Nichts: eine Hauptkategorie' });
export const after = say({ en: 'Comes after', de: 'Kommt nach' });
export const stays = say({ en: 'Leave its place', de: 'Den Platz behalten' });
export const first = say({ en: 'Nothing: it is first', de: 'Nichts: Sie kommt zuerst' });
export const goods = say({ en: 'VAT of what is in it', de: 'Mehrwertsteuer für ihre Stücke' });
export const paused = say({ en: 'Paused', de: 'Pausiert' });
export const pausedHint = say({
  en: 'It takes no new pieces and is in no menu. Pieces in it stay for sale.',
  de: 'Sie nimmt keine neuen Stücke auf und steht in keinem Menü. Ihre Stücke bleiben im Angebot.',
});
export const into = say({ en: 'Category that takes the pieces', de: 'Kategorie, die die Stücke übernimmt' });
export const choose = say({ en: 'Choose a category', de: 'Wähle eine Kategorie' });
export const day = say({ en: 'First day', de: 'Erster Tag' });
export const dayNote = say({ en: 'today means within a minute', de: 'heute heißt in einer Minute' });
export const reason = say({ en: 'Reason', de: 'Grund' });
export const reasonHint = say({ en: 'It is in the audit log.', de: 'Er steht im Protokoll.' });
export const concerns = say({
  en: (listings: number, shops: number) =>
    `This concerns ${numbered(listings, 'piece', 'pieces')} of ${numbered(shops, 'shop', 'shops')}, drafts included.`,
  de: (listings: number, shops: number) =>
    `Das betrifft ${numbered(listings, 'Stück', 'Stücke')} aus ${numbered(shops, 'Shop', 'Shops')}, auch Entwürfe.`,
});
export const mergeEffect = say({
  en: (address: string) => `They move in portions. Then ${address} leads to the other category.`,
  de: (address: string) => `Sie ziehen in Portionen um. Danach führt ${address} zur anderen Kategorie.`,
});
export const counting = say({ en: 'Counting what it concerns', de: 'Es wird gezählt, was das betrifft' });
export const save = say({ en: 'Plan this change', de: 'Diese Änderung planen' });
export const cancel = say({ en: 'Cancel', de: 'Abbrechen' });
export const saved = say({ en: 'Change planned.', de: 'Änderung geplant.' });
export const wrong = say({
  en: 'Fill in both names, a first day and a reason.',
  de: 'Gib beide Namen, einen ersten Tag und einen Grund an.',
});
export const wrongMerge = say({
  en: 'Choose a category, a first day and write a reason.',
  de: 'Wähle eine Kategorie, einen ersten Tag und schreib einen Grund.',
});
export const changes = say({ en: 'Planned and done', de: 'Geplant und erledigt' });
export const never = say({ en: 'No category was changed here yet.', de: 'Hier wurde noch keine Kategorie geändert.' });
export const states = say({
  en: {
    planned: (when: string) => `Planned from ${when}`,
    moving: (when: string) => `Under way since ${when}`,
    done: (when: string) => `Done, from ${when}`,
    withdrawn: (when: string) => `Taken back, was planned from ${when}`,
    failed: (when: string) => `Not possible on ${when}`,
  },
  de: {
    planned: (when: string) => `Geplant ab ${when}`,
    moving: (when: string) => `Läuft seit ${when}`,
    done: (when: string) => `Erledigt, ab ${when}`,
    withdrawn: (when: string) => `Zurückgenommen, war geplant ab ${when}`,
    failed: (when: string) => `Am ${when} nicht möglich`,
  },
});
export const noReason = say({
  en: 'The tree of categories was another than when this was planned.',
  de: 'Die Kategorien waren anders als beim Planen.',
});
export const moved = say({
  en: (count: number) => `${numbered(count, 'piece', 'pieces')} done`,
  de: (count: number) => `${numbered(count, 'Stück', 'Stücke')} erledigt`,
});
export const what = say({
  en: {
    add: (which: string) => `${which} is added`,
    edit: (which: string) => `${which} is edited`,
    merge: (which: string, other: string) => `${which} is merged into ${other}`,
  },
  de: {
    add: (which: string) => `${which} wird angelegt`,
    edit: (which: string) => `${which} wird bearbeitet`,
    merge: (which: string, other: string) => `${which} wird mit ${other} zusammengeführt`,
  },
});
export const takeBack = say({ en: 'Take back', de: 'Zurücknehmen' });
export const takeBackReason = say({
  en: 'Taken back in the list of categories',
  de: 'In der Liste der Kategorien zurückgenommen',
});
export const isTakenBack = say({ en: 'Planned change taken back.', de: 'Geplante Änderung zurückgenommen.' });
export const setBy = say({
  en: (who: string, when: string) => `${who}, ${when}`,
  de: (who: string, when: string) => `${who}, ${when}`,
});

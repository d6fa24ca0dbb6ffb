import { say } from '#web/platform/languages/language.ts';

export const done = say({ en: ', done', de: ', erledigt' });
export const theSteps = say({ en: 'The first steps', de: 'Die ersten Schritte' });
export const stepsDone = say({
  en: (done: number, all: number) => `${done} of ${all} done`,
  de: (done: number, all: number) => `${done} von ${all} erledigt`,
});
export const steps = say({
  en: {
    account: { title: 'Open an account', text: 'Your shop came with it.', label: 'See your account' },
    place: {
      title: 'Say where you work',
      text: 'Buyers read it beside every piece, and postage is counted from there.',
      label: 'Name the place',
    },
    story: {
      title: 'Tell your story',
      text: 'Who makes the pieces, and how. A few honest sentences do.',
      label: 'Write it',
    },
    listing: {
      title: 'Write your first listing',
      text: 'One good picture, a title, a price, how many there are.',
      label: 'Add listing',
    },
    publish: {
      title: 'Publish it',
      text: 'It is in the shop and in search the moment you do.',
      label: 'Open listings',
    },
  },
  de: {
    account: { title: 'Ein Konto anlegen', text: 'Dein Shop kam gleich mit.', label: 'Dein Konto ansehen' },
    place: {
      title: 'Sag, wo du arbeitest',
      text: 'Das steht neben jedem Stück, und von dort aus wird der Versand gerechnet.',
      label: 'Ort nennen',
    },
    story: {
      title: 'Erzähl deine Geschichte',
      text: 'Wer die Stücke macht und wie. Ein paar ehrliche Sätze reichen.',
      label: 'Schreiben',
    },
    listing: {
      title: 'Leg dein erstes Stück an',
      text: 'Ein gutes Bild, ein Titel, ein Preis und wie viele es gibt.',
      label: 'Stück anlegen',
    },
    publish: {
      title: 'Veröffentliche es',
      text: 'Im selben Augenblick steht es im Shop und in der Suche.',
      label: 'Stücke öffnen',
    },
  },
});

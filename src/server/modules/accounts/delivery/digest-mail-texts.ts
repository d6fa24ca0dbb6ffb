/** What the mail says that gathers what came since the last. */
export const digestTexts = {
  title: {
    en: (count: number) => (count === 1 ? 'One update for you' : `${count} updates for you`),
    de: (count: number) => (count === 1 ? 'Eine Neuigkeit für dich' : `${count} Neuigkeiten für dich`),
  },
  more: {
    en: (count: number) => (count === 1 ? 'And one more.' : `And ${count} more.`),
    de: (count: number) => (count === 1 ? 'Und eine weitere.' : `Und ${count} weitere.`),
  },
  choose: { en: 'Choose what comes and how often', de: 'Wählen, was kommt und wie oft' },
};

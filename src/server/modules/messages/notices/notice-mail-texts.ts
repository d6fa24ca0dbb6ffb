/** [MSG-15] What a person gets by mail when somebody wrote to them and they did not look. */
export const noticeMailTexts = {
  title: {
    en: (from: string, about: string) => (about ? `${from} wrote to you about ${about}` : `${from} wrote to you`),
    de: (from: string, about: string) =>
      about ? `${from} hat dir zu ${about} geschrieben` : `${from} hat dir geschrieben`,
  },
  order: { en: (number: string) => `order ${number}`, de: (number: string) => `Bestellung ${number}` },
  more: {
    en: (count: number) =>
      count === 1 ? 'One message waits to be read.' : `${count} messages wait to be read. The newest of them:`,
    de: (count: number) =>
      count === 1 ? 'Eine Nachricht ist ungelesen.' : `${count} Nachrichten sind ungelesen. Die neueste davon:`,
  },
  button: { en: 'Read and answer', de: 'Lesen und antworten' },
};

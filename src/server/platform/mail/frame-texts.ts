/** What stands below every mail. */
export const frameTexts = {
  withoutLink: { en: '[link left out]', de: '[Link weggelassen]' },
  questions: {
    en: (address: string) => `Questions? Answer this mail or write to ${address}.`,
    de: (address: string) => `Fragen? Antworte auf diese Mail oder schreib an ${address}.`,
  },
};

/** [MSG-16] What the sender of a message that breaks the rules reads of the house. */
export const warningTexts = {
  en: (reason: string) =>
    `A message that you wrote was reported or looked like spam, and a person of our team agrees: ${reason}\n\nPlease write about pieces and orders only. If it happens again, your account may be suspended. Write to the support centre if you think that this is a mistake.`,
  de: (reason: string) =>
    `Eine Nachricht von dir wurde gemeldet oder sah nach Spam aus, und ein Mensch aus unserem Team sieht das auch so: ${reason}\n\nBitte schreib nur über Stücke und Bestellungen. Kommt es wieder vor, kann dein Konto gesperrt werden. Schreib an den Hilfebereich, wenn du das für einen Irrtum hältst.`,
};

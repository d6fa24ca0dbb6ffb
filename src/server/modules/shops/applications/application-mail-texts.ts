/** What an applicant gets when somebody has decided. */
export const applicationMailTexts = {
  approved: {
    title: { en: (shop: string) => `${shop} is open`, de: (shop: string) => `${shop} ist offen` },
    text: {
      en: (site: string) =>
        `We read your application and looked at your work: welcome to ${site}. You can publish your listings now.`,
      de: (site: string) =>
        `Wir haben deine Bewerbung gelesen und deine Arbeiten angesehen: Willkommen bei ${site}. Du kannst deine Stücke jetzt veröffentlichen.`,
    },
    button: { en: 'Go to your listings', de: 'Zu deinen Stücken' },
  },
  refused: {
    title: { en: 'Your application was refused', de: 'Deine Bewerbung wurde abgelehnt' },
    text: {
      en: (site: string, reason: string) =>
        `We read your application to sell on ${site} and cannot open your shop as it is. The reason:\n\n${reason}\n\nYour drafts are safe. You can change your application and send it again.`,
      de: (site: string, reason: string) =>
        `Wir haben deine Bewerbung bei ${site} gelesen und können deinen Shop so nicht öffnen. Der Grund:\n\n${reason}\n\nDeine Entwürfe sind noch da. Du kannst deine Bewerbung ändern und noch einmal schicken.`,
    },
    button: { en: 'Apply again', de: 'Noch einmal bewerben' },
  },
};

/** What the rows of the module are to their person, as a receipt says it. */
export const quotingAlerts = {
  en: 'Alerts of others that quoted you',
  de: 'Hinweise anderer, in denen du zitiert wurdest',
};
export const alertsOfShop = { en: 'Alerts of your shop', de: 'Hinweise deines Ladens' };
export const factsOfShop = { en: 'What your shop was told of', de: 'Wovon dein Laden Bescheid weiß' };
export const alertsToCome = { en: 'Alerts to come of your shop', de: 'Kommende Hinweise deines Ladens' };
export const alertExports = { en: 'Exports of alerts that you made', de: 'Deine Exporte von Hinweisen' };
export const deletedAlerts = { en: 'Alerts that you deleted', de: 'Von dir gelöschte Hinweise' };
export const noticesOfBuyer = { en: 'What you were told', de: 'Was dir mitgeteilt wurde' };

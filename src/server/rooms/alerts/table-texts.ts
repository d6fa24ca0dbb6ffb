/** What the rows of the room are to their person, as a receipt says it. */
export const alertsOfShop = { en: 'Alerts of your shop', de: 'Hinweise deines Ladens' };

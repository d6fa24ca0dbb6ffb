import { say } from '#web/platform/languages/language.ts';

export const needsShop = say({ en: 'This page needs the shop', de: 'Diese Seite braucht eine Verbindung' });
export const stillSeen = say({
  en: 'Pieces that you looked at, your cart and your orders can still be seen. Everything else is back with the connection.',
  de: 'Angesehene Stücke, deinen Warenkorb und deine Bestellungen siehst du weiterhin. Alles andere ist mit der Verbindung wieder da.',
});
export const tryAgain = say({ en: 'Try again', de: 'Noch einmal versuchen' });
export const seeCart = say({
  en: (count: number) => `See your cart (${count})`,
  de: (count: number) => `Deinen Warenkorb ansehen (${count})`,
});
export const seeOrders = say({ en: 'See your orders', de: 'Deine Bestellungen ansehen' });
export const updateReady = say({ en: 'Update ready', de: 'Eine neue Version ist da' });
export const reload = say({ en: 'Reload', de: 'Neu laden' });
export const offline = say({ en: 'You are offline', de: 'Du bist offline' });
export const isBack = say({ en: 'The connection is back', de: 'Die Verbindung ist wieder da' });
export const typedStays = say({
  en: 'What you typed is still here: load the page when you are done with it',
  de: 'Was du geschrieben hast, ist noch da: Lade die Seite, wenn du damit fertig bist',
});
export const goHome = say({ en: 'Go to the home page', de: 'Zur Startseite' });
export const signIn = say({ en: 'Sign in', de: 'Anmelden' });
export const guarded = say({ en: 'Sign in to see this page', de: 'Melde dich an, um diese Seite zu sehen' });
export const whyGuarded = say({
  en: 'It belongs to an account. Signing in brings you straight back here.',
  de: 'Sie gehört zu einem Konto. Nach dem Anmelden bist du gleich wieder hier.',
});

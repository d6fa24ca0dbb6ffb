import type { ReactNode } from 'react';
import { say } from '#web/platform/languages/language.ts';

export const savedCart = say({ en: 'Your saved cart', de: 'Dein gemerkter Warenkorb' });
export const openCart = say({ en: 'Open your cart', de: 'Warenkorb öffnen' });
export const seeAll = say({ en: 'See all pieces', de: 'Alle Stücke ansehen' });
export const onceOnly = say({
  en: 'Each link brings a cart back once, within 48 hours. What you added in this browser is still in your cart.',
  de: 'Jeder Link bringt einen Warenkorb einmal zurück, innerhalb von 48 Stunden. Was du in diesem Browser hineingelegt hast, ist noch darin.',
});
export const isBack = say({ en: 'Your cart is back', de: 'Dein Warenkorb ist wieder da' });
export const applied = say({
  en: (code: ReactNode, money: string, until: string) => (
    <>
      The code {code} is applied: {money} off until {until}. It is for these pieces, in this cart, and for one order.
    </>
  ),
  de: (code: ReactNode, money: string, until: string) => (
    <>
      Der Code {code} gilt: {money} weniger bis {until}. Er ist für diese Stücke, in diesem Warenkorb und für eine
      Bestellung.
    </>
  ),
});
export const todaysPrices = say({
  en: 'At today’s prices, as far as the pieces are still there.',
  de: 'Zu den Preisen von heute, soweit die Stücke noch da sind.',
});
export const noLonger = say({
  en: (titles: string) => `No longer to be had: ${titles}.`,
  de: (titles: string) => `Nicht mehr zu haben: ${titles}.`,
});
export const viewCart = say({
  en: (money: string) => `View cart, ${money}`,
  de: (money: string) => `Warenkorb ansehen, ${money}`,
});
export const keepLooking = say({ en: 'Keep looking', de: 'Weiter umsehen' });
export const onePress = say({
  en: 'One press puts the pieces you left back into your cart. This link works once.',
  de: 'Ein Druck legt die Stücke, die du dagelassen hast, zurück in deinen Warenkorb. Dieser Link gilt einmal.',
});
export const stillWorks = say({
  en: (failed: string) => `${failed}. You are offline or the shop did not answer; the link still works.`,
  de: (failed: string) =>
    `${failed}. Du bist nicht verbunden, oder der Shop hat nicht geantwortet; der Link gilt weiterhin.`,
});
export const bringing = say({ en: 'Bringing it back…', de: 'Wird zurückgeholt …' });
export const bring = say({ en: 'Bring my cart back', de: 'Meinen Warenkorb zurückholen' });
export const mailsAboutCart = say({ en: 'Mails about your cart', de: 'Mails zu deinem Warenkorb' });
export const noMore = say({ en: 'You get no more of them', de: 'Du bekommst keine mehr' });
export const orderMailsCome = say({
  en: 'Mails about your orders still come. Nothing else changed.',
  de: 'Mails zu deinen Bestellungen kommen weiterhin. Sonst hat sich nichts geändert.',
});
export const notWhole = say({ en: 'This link is not whole', de: 'Dieser Link ist nicht vollständig' });
export const help = say({ en: 'Help', de: 'Hilfe' });
export const openNewest = say({
  en: 'Open the link at the end of the newest mail about your cart, or write to us.',
  de: 'Öffne den Link am Ende der neuesten Mail zu deinem Warenkorb, oder schreib uns.',
});
export const weRemind = say({
  en: 'We remind people of carts they left. You need not hear of yours.',
  de: 'Wir erinnern an Warenkörbe, die jemand dagelassen hat. An deinen müssen wir dich nicht erinnern.',
});
export const noMoreMails = say({
  en: 'No more mails about my cart',
  de: 'Keine Mails mehr zu meinem Warenkorb',
});

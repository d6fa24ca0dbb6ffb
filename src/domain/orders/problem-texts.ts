import { formatMoney } from '../core/money.ts';

export const orderProblemTexts = {
  'orders/buyer-not-found': {
    en: 'Nobody here bought from your shop. The order may have been claimed by an account since.',
    de: 'Hier hat niemand in deinem Shop gekauft. Vielleicht gehört die Bestellung inzwischen zu einem Konto.',
  },
  'orders/not-found': {
    en: 'There is no order of yours at this address. Check the link, or look it up by its number.',
    de: 'Unter dieser Adresse gibt es keine Bestellung von dir. Prüfe den Link, oder suche sie über ihre Nummer.',
  },
  'orders/move-not-allowed': {
    en: 'This order cannot be changed that way any more.',
    de: 'Diese Bestellung lässt sich so nicht mehr ändern.',
  },
  'orders/not-arrived-yet': {
    en: 'It was sent today, so it cannot have arrived yet. Say so here once it has.',
    de: 'Sie wurde erst heute verschickt und kann noch nicht da sein. Sag es hier, sobald sie da ist.',
  },
  'orders/parcel-not-found': {
    en: 'This order has no such parcel. Reload the page.',
    de: 'Dieses Paket gibt es in der Bestellung nicht. Lade die Seite neu.',
  },
  'orders/parcel-empty': {
    en: 'Choose what goes into the parcel.',
    de: 'Wähle aus, was in das Paket kommt.',
  },
  'orders/parcel-too-many': {
    en: 'Some of these pieces were sent, packed or called off meanwhile. Reload the page and choose again.',
    de: 'Ein Teil dieser Stücke ist inzwischen verschickt, verpackt oder storniert. Lade die Seite neu und wähle noch einmal.',
  },
  'orders/not-a-number': {
    en: 'A tracking number has 6 to 40 letters and digits. Check it, or leave the field empty.',
    de: 'Eine Sendungsnummer hat 6 bis 40 Buchstaben und Ziffern. Prüfe sie, oder lass das Feld leer.',
  },
  'orders/number-of-another-carrier': {
    en: (facts: Record<string, unknown>) =>
      `${String(facts.carrier)} has no such numbers; they look like ${String(facts.example)}. Check the number and the carrier.`,
    de: (facts: Record<string, unknown>) =>
      `Solche Nummern hat ${String(facts.carrier)} nicht; sie sehen aus wie ${String(facts.example)}. Prüfe Nummer und Versanddienst.`,
  },
  'orders/partly-sent': {
    en: 'Part of this order has left, so it cannot be cancelled as a whole. Give the money back for what you do not send.',
    de: 'Ein Teil dieser Bestellung ist schon unterwegs, sie lässt sich nicht mehr im Ganzen stornieren. Erstatte, was du nicht verschickst.',
  },
  'orders/too-late-to-cancel': {
    en: 'The maker has begun this order, so it can no longer be cancelled here. Write to us, or send it back when it has arrived.',
    de: 'Die Werkstatt hat mit dieser Bestellung schon begonnen, sie lässt sich hier nicht mehr stornieren. Schreib uns, oder schicke sie zurück, wenn sie angekommen ist.',
  },
  'orders/refund-too-much': {
    en: (facts: Record<string, unknown>) =>
      facts.leftCents === 0
        ? 'All that was paid for this order has gone back already.'
        : `Choose a sum up to ${formatMoney(Number(facts.leftCents))}: that is what is left of this order.`,
    de: (facts: Record<string, unknown>) =>
      facts.leftCents === 0
        ? 'Alles, was für diese Bestellung bezahlt wurde, ist schon erstattet.'
        : `Wähle einen Betrag bis ${formatMoney(Number(facts.leftCents), 'de')}: So viel ist von dieser Bestellung übrig.`,
  },
  'orders/refund-disputed': {
    en: 'The buyer’s bank has taken this money back and decides about it. Until then nothing can be given back, or the buyer would have it twice.',
    de: 'Die Bank der Käuferin oder des Käufers hat dieses Geld zurückgeholt und entscheidet darüber. Bis dahin ist keine Erstattung möglich, sonst käme es doppelt an.',
  },
  'orders/refund-unknown-line': {
    en: 'Choose pieces of this order, not more of each than were bought and are not paid back or on their way back.',
    de: 'Wähle Stücke aus dieser Bestellung, und von jedem nicht mehr, als gekauft und noch nicht erstattet oder auf dem Rückweg sind.',
  },
  'orders/no-withdrawal-here': {
    en: 'Contracts are not withdrawn from here. Write to us, and name the order.',
    de: 'Verträge werden hier nicht widerrufen. Schreib uns, und nenne die Bestellung.',
  },
  'orders/withdrawal-not-found': {
    en: 'There is no withdrawal at this address. The link stands in the mail that acknowledged it.',
    de: 'Unter dieser Adresse gibt es keinen Widerruf. Der Link steht in der Mail, die ihn bestätigt hat.',
  },
  'orders/invalid-email': {
    en: 'Write an e-mail address like name@example.com, for the acknowledgement.',
    de: 'Gib eine E-Mail-Adresse wie name@example.com an, für die Bestätigung.',
  },
  'orders/too-many-withdrawals': {
    en: 'This address has got several acknowledgements today. Write your withdrawal to us by mail: it counts just the same.',
    de: 'Diese Adresse hat heute schon mehrere Bestätigungen bekommen. Schreib uns deinen Widerruf als Mail: Er gilt genauso.',
  },
};

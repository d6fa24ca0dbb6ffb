import type { Text } from '#domain/core/languages/language.ts';

export const privacyText: Text = {
  en: `This notice says what {marketplace} stores about you, why, for how long, and what you can do about it. For questions, write to {support}.

## What we store, and why

- Your account: name, email address, language, a password that nobody can read, and the devices you are signed in on. We need it to know that it is you.
- Your orders: what you bought, where it goes, what was paid. We need it to carry out the contract, and the law asks us to keep the books.
- What you write: messages, reviews, questions, letters to the support centre. We need it to deliver and answer them.
- If you sell: your shop, your listings, and what tax law and payment providers ask for.
- What happens on the pages, counted by day without your name, so that makers see how their pieces do.

We do not sell data, and we show no advertising of others.

## Who sees it

- A maker sees your name, the delivery address and what you write to them, for orders you place with them.
- Your first name and an initial appear under a review or a question.
- Your card number goes to the payment provider and never to us. We keep its kind and the last four digits.
- Carriers get the name and address on the label.
- Our own people see addresses and phone numbers only when they need them for a case. Each look is recorded with its reason.

## What your browser keeps

Cart, sign-in and settings are needed and always kept. Reminders about a cart you left are sent only if you agreed in the bar at the bottom of the page. You can change your mind under Settings, Privacy, and each reminder has a link that ends them.

## How long

- Sessions, links and codes go after hours or days.
- A cart that nobody touches, and what was noted about it, goes after some weeks.
- Orders, invoices and the ledger are kept for ten years after the end of their year, because tax law asks for it. When you delete your account they stay without your name.
- Everything else goes with your account.

## Your rights

- A copy: under Settings, Privacy you get a file with everything we store about you, within 30 days at the latest and usually in minutes.
- Correction: change your profile yourself, or write to us.
- Deletion: your account waits 14 days in case you change your mind. Then it is erased in every part of the shop at once, and you get a receipt that says what went and what the law keeps.
- Objection: you choose which mails you get, and one click in a mail ends its kind.
- Complaint: you can turn to the data protection authority where you live.

## How it is protected

Data is encrypted on its way. Passwords are stored so that they cannot be read back. Whoever works with us signs in with a second factor, sees what their role allows, and everything they do is written to a log that cannot be changed unnoticed.

## When this notice changes

A new version is published here before it holds, with a sentence about what changed. Older versions stay readable.`,
  de: `Diese Hinweise sagen, was {marketplace} über dich speichert, wozu, wie lange, und was du tun kannst. Fragen beantworten wir unter {support}.

## Was wir speichern und wozu

- Dein Konto: Name, E-Mail-Adresse, Sprache, ein Passwort, das niemand lesen kann, und die Geräte, auf denen du angemeldet bist. Damit wissen wir, dass du es bist.
- Deine Bestellungen: was du gekauft hast, wohin es geht, was bezahlt wurde. Wir brauchen es für den Vertrag, und das Gesetz verlangt, dass wir die Bücher aufbewahren.
- Was du schreibst: Nachrichten, Bewertungen, Fragen, Briefe an die Hilfe. Wir brauchen es, um sie zuzustellen und zu beantworten.
- Wenn du verkaufst: deinen Shop, deine Stücke und was Steuerrecht und Zahlungsanbieter verlangen.
- Was auf den Seiten geschieht, nach Tagen gezählt und ohne deinen Namen, damit Werkstätten sehen, wie ihre Stücke ankommen.

Wir verkaufen keine Daten und zeigen keine fremde Werbung.

## Wer es sieht

- Eine Werkstatt sieht deinen Namen, die Lieferadresse und was du ihr schreibst, bei Bestellungen, die du dort aufgibst.
- Unter einer Bewertung oder einer Frage stehen dein Vorname und ein Buchstabe.
- Die Nummer deiner Karte geht an den Zahlungsanbieter und nie an uns. Wir behalten ihre Art und die letzten vier Ziffern.
- Versanddienste bekommen Name und Adresse auf dem Etikett.
- Wer bei uns arbeitet, sieht Adressen und Telefonnummern nur, wenn ein Fall es verlangt. Jeder Blick wird mit seinem Grund festgehalten.

## Was dein Browser behält

Warenkorb, Anmeldung und Einstellungen sind nötig und werden immer behalten. An einen verlassenen Warenkorb erinnern wir dich nur, wenn du in der Leiste am unteren Rand zugestimmt hast. Anders entscheiden kannst du dich unter Einstellungen, Datenschutz, und jede Erinnerung hat einen Link, der sie beendet.

## Wie lange

- Anmeldungen, Links und Codes verschwinden nach Stunden oder Tagen.
- Ein Warenkorb, den niemand anrührt, verschwindet nach einigen Wochen mit allem, was dazu notiert wurde.
- Bestellungen, Rechnungen und Bücher bleiben zehn Jahre nach Ende ihres Jahres, weil das Steuerrecht es verlangt. Löschst du dein Konto, bleiben sie ohne deinen Namen.
- Alles andere geht mit deinem Konto.

## Deine Rechte

- Eine Kopie: Unter Einstellungen, Datenschutz bekommst du eine Datei mit allem, was wir über dich speichern, spätestens in 30 Tagen und meist in Minuten.
- Berichtigung: Ändere dein Profil selbst, oder schreib uns.
- Löschung: Dein Konto wartet 14 Tage, falls du es dir anders überlegst. Dann wird es überall auf einmal gelöscht, und ein Beleg sagt dir, was gegangen ist und was das Gesetz aufbewahrt.
- Widerspruch: Du wählst, welche Mails du bekommst, und ein Klick in einer Mail beendet ihre Art.
- Beschwerde: Du kannst dich an die Datenschutzbehörde an deinem Wohnort wenden.

## Wie es geschützt ist

Auf dem Weg sind Daten verschlüsselt. Passwörter sind so gespeichert, dass niemand sie zurücklesen kann. Wer bei uns arbeitet, meldet sich mit einem zweiten Faktor an und sieht, was die eigene Aufgabe verlangt. Alles, was sie tun, steht in einem Protokoll, das sich nicht unbemerkt ändern lässt.

## Wenn sich diese Hinweise ändern

Eine neue Fassung steht hier, bevor sie gilt, mit einem Satz dazu, was sich ändert. Ältere Fassungen bleiben lesbar.`,
};

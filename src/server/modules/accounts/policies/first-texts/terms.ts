import type { Text } from '#domain/core/languages/language.ts';

export const termsText: Text = {
  en: `These terms are between you and {marketplace}. They say what you can count on here, and what we count on from you. If anything is unclear, write to {support} and a person will answer.

## What {marketplace} is

{marketplace} is a marketplace for handmade goods. Each piece is sold by the person who made it. When you buy, your contract is with that maker. We run the shop around it: search, checkout, payments, messages, and help when something goes wrong.

## Your account

You can look around and buy without an account. With one you keep your orders, wishlist and addresses in one place, and you can sell.

- Give a name and an email address that are yours.
- Keep your password to yourself. Tell us if you think somebody else knows it.
- You can delete your account at any time under Settings, Privacy.

## Buying

The price you see before you pay is the whole price, with taxes and postage. Your order is made when the payment goes through, and you get a confirmation by mail.

- Dates of arrival are worked out from the maker’s days and the carrier’s times. They are shown before you pay.
- Pieces made for you with your own words or measures cannot be sent back unless something is wrong with them. The page of the piece says so.
- You can cancel an order until its maker has begun with it.

## Changing your mind

If the maker sells as a trader, you can withdraw from the contract within 14 days after the parcel arrives, without giving a reason. Many makers give you longer. The link “Withdraw from contract here” is in the footer of every page, in your confirmation and on the order. If the maker sells privately, the right of withdrawal does not apply; we tell you before you pay.

## When something is wrong

Write to the maker from the order first. Most things are solved in a day. If you do not agree with each other, we open a case, hear both of you and decide. What we decide about money is carried out by us. Your rights under the law stay as they are.

## Reviews, questions and messages

Reviews come from people whose order arrived. Be honest and be kind. We remove what is unlawful, insulting, made up, or advertising, and we tell the person why. Whoever disagrees can ask for another look by a person.

## What is not allowed

- Offering what you may not sell, or what is not handmade.
- Paying or asking for payment outside {marketplace}.
- Pretending to be somebody else, or collecting what you find here about other people.
- Attacking the shop or using it up with programs. For programs of your own there is a documented interface.

If somebody breaks these terms we warn, suspend or ban, whichever is enough. We say what happened and why.

## Our part

We keep {marketplace} running as well as we can, and we make good on what we promise at checkout. We are liable without limit for intent and gross negligence and for harm to life, body or health, and otherwise for what a contract like this one is typically there for.

## When these terms change

A new version is published here before it holds, with a sentence about what changed. Older versions stay readable. If a change matters to you, we ask you once whether you accept it.`,
  de: `Diese Bedingungen gelten zwischen dir und {marketplace}. Sie sagen, worauf du dich hier verlassen kannst und was wir von dir erwarten. Ist etwas unklar, schreib an {support}; dir antwortet ein Mensch.

## Was {marketplace} ist

{marketplace} ist ein Marktplatz für Handgemachtes. Jedes Stück verkauft die Person, die es gemacht hat. Wenn du kaufst, schließt du den Vertrag mit dieser Werkstatt. Um alles andere kümmern wir uns: Suche, Kasse, Zahlung, Nachrichten und Hilfe, wenn etwas schiefgeht.

## Dein Konto

Umsehen und kaufen kannst du ohne Konto. Mit einem Konto hast du Bestellungen, Merkzettel und Adressen an einem Ort und kannst selbst verkaufen.

- Gib einen Namen und eine E-Mail-Adresse an, die dir gehören.
- Behalte dein Passwort für dich. Sag uns Bescheid, wenn du glaubst, dass es jemand kennt.
- Dein Konto kannst du jederzeit unter Einstellungen, Datenschutz löschen.

## Kaufen

Der Preis, den du vor dem Bezahlen siehst, ist der ganze Preis, mit Steuern und Versand. Deine Bestellung kommt mit der Zahlung zustande, und du bekommst eine Bestätigung per E-Mail.

- Wann ein Paket ankommt, ergibt sich aus den Arbeitstagen der Werkstatt und den Zeiten des Versands. Du siehst es, bevor du bezahlst.
- Was nach deinem Text oder deinen Maßen für dich gemacht wird, lässt sich nur zurückgeben, wenn damit etwas nicht stimmt. Das steht auf der Seite des Stücks.
- Stornieren kannst du, bis die Werkstatt mit der Arbeit begonnen hat.

## Wenn du es dir anders überlegst

Verkauft die Werkstatt gewerblich, kannst du den Vertrag innerhalb von 14 Tagen nach Ankunft des Pakets ohne Grund widerrufen. Viele Werkstätten geben dir länger. Den Link zum Widerruf findest du unten auf jeder Seite, in deiner Bestätigung und bei der Bestellung. Verkauft jemand privat, gibt es dieses Recht nicht; das sagen wir dir vor dem Bezahlen.

## Wenn etwas nicht stimmt

Schreib zuerst der Werkstatt, direkt aus der Bestellung. Das meiste klärt sich an einem Tag. Werdet ihr euch nicht einig, eröffnen wir einen Fall, hören euch beide an und entscheiden. Was wir über Geld entscheiden, führen wir auch aus. Deine gesetzlichen Rechte bleiben davon unberührt.

## Bewertungen, Fragen und Nachrichten

Bewertungen kommen von Menschen, deren Bestellung angekommen ist. Sei ehrlich und freundlich. Was verboten, beleidigend, erfunden oder Werbung ist, nehmen wir heraus und sagen der Person, warum. Wer das anders sieht, kann einen zweiten Blick durch einen Menschen verlangen.

## Was nicht geht

- Anbieten, was du nicht verkaufen darfst oder was nicht handgemacht ist.
- Außerhalb von {marketplace} bezahlen oder das verlangen.
- Dich als jemand anderes ausgeben oder Daten anderer Menschen sammeln.
- Den Marktplatz angreifen oder mit Programmen überlasten. Für eigene Programme gibt es eine beschriebene Schnittstelle.

Wer dagegen verstößt, wird verwarnt, gesperrt oder ausgeschlossen, je nachdem, was genügt. Wir sagen, was geschehen ist und warum.

## Unser Teil

Wir halten {marketplace} so gut am Laufen, wie wir können, und stehen zu dem, was wir an der Kasse zusagen. Für Vorsatz und grobe Fahrlässigkeit und für Schäden an Leben, Körper oder Gesundheit haften wir unbeschränkt, sonst für das, wofür ein solcher Vertrag typischerweise da ist.

## Wenn sich diese Bedingungen ändern

Eine neue Fassung steht hier, bevor sie gilt, mit einem Satz dazu, was sich ändert. Ältere Fassungen bleiben lesbar. Ist eine Änderung für dich wichtig, fragen wir dich einmal, ob du sie annimmst.`,
};

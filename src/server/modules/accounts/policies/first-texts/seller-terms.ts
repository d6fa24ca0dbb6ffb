import type { Text } from '#domain/core/languages/language.ts';

export const sellerTermsText: Text = {
  en: `These terms are for makers who sell on {marketplace}. They add to the terms of use. If anything is unclear, write to {support}.

## Who may sell

Every account comes with a shop. You sell what you make yourself, alone or in a small workshop. You say whether you sell as a trader or privately, because your buyers’ rights depend on it, and you keep that true.

## Your listings

- Show the piece you sell, with your own pictures and true words.
- Say what it is made of, how large it is, and when it leaves you.
- Offer only what you may offer where you send it.

A listing may be looked at before it is shown. If we take one out, we tell you why, and you can ask for another look.

## Selling and sending

An order is a contract between you and the buyer. You send within the days you promised, with a number where the parcel can be tracked. If you cannot, tell the buyer early, or cancel the order and the money goes back in full.

## Returns

As a trader you take pieces back within at least 14 days after they arrive, except those made to a buyer’s own words or measures. A buyer whose piece arrived broken or was not as described gets their money back, from you. If you and a buyer do not agree, we hear both of you and decide.

## Fees and payouts

- Listing is free. For each sale we keep a percentage of what the buyer paid for pieces and postage. The percentage of the day is shown in your dashboard, and a change is announced before it holds.
- When money goes back to a buyer, our share of it goes back too.
- Your balance is paid out to your bank account when the days of return are over. Each payout lists the orders that it is made of.
- We may hold a payout while a dispute about it is open, and we tell you.

## Taxes

What you earn is yours to declare. Where the law asks marketplaces to report sales to tax authorities, we do, and you get a copy.

## Your buyers’ data

You get names and addresses to send parcels and answer messages, and for nothing else. No newsletters without consent, and nothing passed on.

## Time off, and leaving

You can close your shop for a vacation or for good. Open orders are finished first. We may suspend or end a shop that breaks these terms; we say why, and what is yours is paid out.

## When these terms change

A new version is published here before it holds, with a sentence about what changed. If a change matters, you are asked once to accept it before you publish another listing. What you sold before stays under the version of its day.`,
  de: `Diese Bedingungen gelten für Werkstätten, die auf {marketplace} verkaufen. Sie ergänzen die Nutzungsbedingungen. Ist etwas unklar, schreib an {support}.

## Wer verkaufen darf

Zu jedem Konto gehört ein Shop. Du verkaufst, was du selbst herstellst, allein oder in einer kleinen Werkstatt. Du sagst, ob du gewerblich oder privat verkaufst, denn davon hängen die Rechte deiner Kundschaft ab, und du hältst diese Angabe aktuell.

## Deine Stücke

- Zeig das Stück, das du verkaufst, mit eigenen Bildern und wahren Worten.
- Sag, woraus es ist, wie groß es ist und wann es deine Werkstatt verlässt.
- Biete nur an, was du dort anbieten darfst, wohin du es schickst.

Manches Stück sehen wir uns an, bevor es erscheint. Nehmen wir eines heraus, sagen wir dir, warum, und du kannst einen zweiten Blick verlangen.

## Verkaufen und verschicken

Eine Bestellung ist ein Vertrag zwischen dir und der Person, die kauft. Du verschickst in den Tagen, die du zugesagt hast, mit einer Nummer zur Verfolgung des Pakets. Geht das nicht, sag früh Bescheid oder storniere; dann geht das Geld ganz zurück.

## Rücksendungen

Wer gewerblich verkauft, nimmt Stücke mindestens 14 Tage nach Ankunft zurück, außer sie sind nach eigenem Text oder eigenen Maßen gemacht. Kommt ein Stück beschädigt an oder ist es anders als beschrieben, erstattest du das Geld. Werdet ihr euch nicht einig, hören wir euch beide an und entscheiden.

## Gebühren und Auszahlungen

- Anbieten kostet nichts. Von jedem Verkauf behalten wir einen Anteil dessen, was für Stücke und Versand bezahlt wurde. Wie hoch er heute ist, siehst du in deinem Dashboard; eine Änderung kündigen wir an, bevor sie gilt.
- Geht Geld zurück, geht auch unser Anteil daran zurück.
- Dein Guthaben zahlen wir auf dein Bankkonto aus, wenn die Frist für Rücksendungen vorbei ist. Jede Auszahlung nennt die Bestellungen, aus denen sie besteht.
- Solange eine Zahlung strittig ist, dürfen wir sie zurückhalten, und wir sagen es dir.

## Steuern

Was du verdienst, versteuerst du selbst. Wo das Gesetz verlangt, dass Marktplätze Verkäufe an Steuerbehörden melden, tun wir das, und du bekommst eine Kopie.

## Die Daten deiner Kundschaft

Namen und Adressen bekommst du, um Pakete zu verschicken und Nachrichten zu beantworten, und für nichts anderes. Keine Rundbriefe ohne Zustimmung, keine Weitergabe.

## Pausen und Abschied

Du kannst deinen Shop für eine Pause schließen oder ganz. Offene Bestellungen werden vorher erledigt. Einen Shop, der gegen diese Bedingungen verstößt, dürfen wir sperren oder beenden; wir sagen, warum, und was dir gehört, wird ausgezahlt.

## Wenn sich diese Bedingungen ändern

Eine neue Fassung steht hier, bevor sie gilt, mit einem Satz dazu, was sich ändert. Ist eine Änderung wichtig, wirst du einmal gefragt, ob du sie annimmst, bevor du das nächste Stück veröffentlichst. Für das, was du vorher verkauft hast, gilt die Fassung von damals.`,
};

import { formatMoney } from '../core/money.ts';
import type { DisputeFacts, LedgerFacts, LedgerReader } from './model.ts';

const money = (cents: number): string => formatMoney(cents, 'de');
const listed = (parts: readonly (string | false)[]): string => parts.filter(Boolean).join(', ');
const percent = (share: number): string => `${share.toLocaleString('de-DE')} %`;

const phrases = {
  maker: { owes: 'die du schuldest', to: 'an dich', bank: 'deine Bank', atBank: 'deiner Bank', own: 'dir' },
  administrator: {
    owes: 'die die Werkstatt schuldet',
    to: 'an die Werkstatt',
    bank: 'die Bank der Werkstatt',
    atBank: 'der Bank der Werkstatt',
    own: 'der Werkstatt',
  },
} as const satisfies Record<LedgerReader, Record<string, string>>;

/** [PAY-03, UX-93] Warum eine Buchung so hoch ist: the same as in English, from the same facts. */
export function explainInGerman(facts: LedgerFacts, reader: LedgerReader): string {
  const { owes, to, bank, atBank, own } = phrases[reader];
  switch (facts.kind) {
    case 'charge': {
      const vat = facts.containedTaxCents > 0 ? ` Darin sind ${money(facts.containedTaxCents)} MwSt., ${owes}.` : '';
      const funded = facts.fundedCents > 0 ? ` Der Marktplatz trägt ${money(facts.fundedCents)} des Nachlasses.` : '';
      return `Bezahlt wurden ${money(facts.paidCents)}: ${listed([
        `Stücke ${money(facts.subtotalCents)}`,
        `Versand ${money(facts.shippingCents)}`,
        facts.taxCents > 0 && `Steuer ${money(facts.taxCents)}`,
        facts.discountCents > 0 && `Nachlass ${money(-facts.discountCents)}`,
      ])}.${vat}${funded}`;
    }
    case 'fee':
      return `${percent(facts.percent)} von ${money(facts.paidCents)}, die für Stücke und Versand bezahlt wurden.`;
    case 'refund':
      return `${money(facts.amountCents)} zurückgezahlt, insgesamt ${money(facts.refundedCents)} von ${money(facts.paidCents)}.${
        facts.fundedCents > 0
          ? ` Der Marktplatz nimmt ${money(facts.fundedCents)} zurück, die er zum Nachlass beigetragen hatte.`
          : ''
      }`;
    case 'fee_refund':
      return `Die Gebühr war ${money(facts.chargedFeeCents)}, ${percent(facts.percent)} von ${money(facts.paidCents)}. Ihr Anteil an den ${money(facts.refundedCents)}, die zurückgingen, wird auch erstattet.`;
    case 'refund_sent':
      return `${money(facts.amountCents)} hat der Zahlungsdienst zurückgeschickt.`;
    case 'late_charge':
      return `${money(facts.paidCents)} kamen, als die Stücke nicht mehr reserviert waren. Alles geht zurück.`;
    case 'release':
      return `Die Tage der Rückgabe sind vorbei. ${listed([
        `Bezahlt ${money(facts.paidCents)}`,
        facts.fundedCents > 0 && `vom Marktplatz ${money(facts.fundedCents)}`,
        `Gebühr ${money(-facts.feeCents)}`,
        facts.refundedCents > 0 && `zurückgezahlt ${money(-facts.refundedCents)}`,
        facts.disputedCents !== 0 && `Zahlungseinsprüche ${money(-facts.disputedCents)}`,
      ])}.`;
    case 'dispute':
    case 'dispute_won':
    case 'dispute_fee':
    case 'dispute_lost':
      return explainDispute(facts, reader);
    case 'label':
      if (facts.wayBack)
        return `Etikett von ${facts.carrier}, ${facts.service}, für Stücke auf dem Rückweg. Es wird vom Guthaben bezahlt${
          facts.wayBack === 'buyer' ? ' und von der Erstattung der Rücksendung abgezogen' : ''
        }.`;
      return `Etikett von ${facts.carrier}, ${facts.service}, für ein Paket dieser Bestellung. Es wird vom Guthaben bezahlt.`;
    case 'label_refund':
      return `Das Etikett von ${facts.carrier} wurde nicht benutzt: ${money(facts.costCents)} sind wieder im Guthaben.`;
    case 'payout':
      return `An ${bank} geschickt, Konto mit der Endung ${facts.last4}.`;
    case 'test_payout':
      return `An ${bank} geschickt, um das Konto mit der Endung ${facts.last4} zu prüfen. Es zählt als Auszahlung ${to}.`;
    case 'payout_paid':
      return `${money(facts.amountCents)} sind bei ${atBank} angekommen.`;
    case 'payout_returned':
      return `Die Bank des Kontos mit der Endung ${facts.last4} hat sie nicht angenommen. Der Betrag steht ${own} wieder zur Auszahlung zu.`;
  }
}

function explainDispute(facts: DisputeFacts, reader: LedgerReader): string {
  const { own } = phrases[reader];
  switch (facts.kind) {
    case 'dispute':
      return `Die Bank, von der bezahlt wurde, hat ${money(facts.amountCents)} zurückgeholt. ${listed([
        `Zurückgehalten bis zur Entscheidung: ${money(facts.ownCents)}`,
        facts.feeCents > 0 && `ihr Anteil an der Gebühr ${money(-facts.feeCents)}`,
        facts.fundedCents > 0 && `was der Marktplatz beigetragen hatte ${money(facts.fundedCents)}`,
        facts.providerFeeCents > 0 && `die Gebühr des Zahlungsdienstes ${money(facts.providerFeeCents)}`,
      ])}.`;
    case 'dispute_won':
      return `Der Einspruch ist abgewiesen: Alles Zurückgehaltene gehört wieder ${own}${
        facts.costCents > 0 ? `, und der Marktplatz trägt ${money(facts.costCents)} seiner Kosten` : ''
      }.`;
    case 'dispute_fee':
      return `Der Einspruch kostete ${money(facts.costCents)} über das Zurückgehaltene hinaus, etwa die Gebühr des Zahlungsdienstes. ${
        facts.bornCents > 0 ? `Der Marktplatz trägt ${money(facts.bornCents)}, den Rest seiner Gebühr. ` : ''
      }Der Shop trägt ${money(facts.amountCents)}.`;
    case 'dispute_lost':
      return 'Der Einspruch ist verloren: Was zurückgehalten wurde, kommt nicht wieder.';
  }
}

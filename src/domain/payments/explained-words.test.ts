import { expect, test } from 'vitest';
import { explainTransaction } from './explain-transaction.ts';
import { type LedgerFacts, ledgerFactsSchema, type LedgerReader } from './model.ts';

/** The facts of a kind with changes; each sum is another one: 100 euros, 101.11, 102.22 and so on, in the order of its schema. */
function factsOf(kind: LedgerFacts['kind'], changes: object = {}): LedgerFacts {
  const schema = ledgerFactsSchema.options.find(({ shape }) => shape.kind.value === kind);
  const facts: Record<string, unknown> = {};
  let sums = 0;
  for (const name of Object.keys(schema?.shape ?? {})) {
    if (name === 'kind') facts[name] = kind;
    else if (name === 'last4') facts[name] = '4321';
    else if (name === 'percent') facts[name] = 6.5;
    else {
      facts[name] = 10_000 + 111 * sums;
      sums += 1;
    }
  }
  return { ...facts, ...changes } as LedgerFacts;
}
const explained = (facts: LedgerFacts, reader: LedgerReader = 'maker'): string[] =>
  (['en', 'de'] as const).map((language) => explainTransaction(facts, reader, language).replace(/\s/g, ' '));

const toMaker: Record<LedgerFacts['kind'], [en: string, de: string]> = {
  charge: [
    'The buyer paid €106.66: pieces €100.00, postage €101.11, tax €102.22, reduction −€103.33. €104.44 of it are VAT, which you owe. The marketplace bears €105.55 of the reduction.',
    'Bezahlt wurden 106,66 €: Stücke 100,00 €, Versand 101,11 €, Steuer 102,22 €, Nachlass −103,33 €. Darin sind 104,44 € MwSt., die du schuldest. Der Marktplatz trägt 105,55 € des Nachlasses.',
  ],
  fee: [
    '6.5 % of €100.00, which the buyer paid for pieces and postage.',
    '6,5 % von 100,00 €, die für Stücke und Versand bezahlt wurden.',
  ],
  refund: [
    '€100.00 back to the buyer, €103.33 of €102.22 in all. The marketplace takes back €101.11 that it had added to the reduction.',
    '100,00 € zurückgezahlt, insgesamt 103,33 € von 102,22 €. Der Marktplatz nimmt 101,11 € zurück, die er zum Nachlass beigetragen hatte.',
  ],
  fee_refund: [
    'The fee was €100.00, 6.5 % of €102.22. Its part of the €103.33 that went back is given back too.',
    'Die Gebühr war 100,00 €, 6,5 % von 102,22 €. Ihr Anteil an den 103,33 €, die zurückgingen, wird auch erstattet.',
  ],
  refund_sent: [
    '€100.00 sent to the buyer by the payment provider.',
    '100,00 € hat der Zahlungsdienst zurückgeschickt.',
  ],
  late_charge: [
    '€100.00 came when the pieces were no longer held. All of it goes back.',
    '100,00 € kamen, als die Stücke nicht mehr reserviert waren. Alles geht zurück.',
  ],
  release: [
    'The days of return are over. Paid €100.00, from the marketplace €101.11, fee −€102.22, back to the buyer −€103.33, disputes −€104.44.',
    'Die Tage der Rückgabe sind vorbei. Bezahlt 100,00 €, vom Marktplatz 101,11 €, Gebühr −102,22 €, zurückgezahlt −103,33 €, Zahlungseinsprüche −104,44 €.',
  ],
  dispute: [
    'The buyer’s bank took €100.00 back. Held until it is decided: €104.44, its part of the fee −€102.22, what the marketplace had added €101.11, the card provider’s fee €103.33.',
    'Die Bank, von der bezahlt wurde, hat 100,00 € zurückgeholt. Zurückgehalten bis zur Entscheidung: 104,44 €, ihr Anteil an der Gebühr −102,22 €, was der Marktplatz beigetragen hatte 101,11 €, die Gebühr des Zahlungsdienstes 103,33 €.',
  ],
  dispute_won: [
    'The dispute is won: all that was held is yours again, and the marketplace bears the fee of €103.33.',
    'Der Einspruch ist abgewiesen: Alles Zurückgehaltene gehört wieder dir, und der Marktplatz trägt die Gebühr von 103,33 €.',
  ],
  dispute_lost: [
    'The dispute is lost: what was held does not come back.',
    'Der Einspruch ist verloren: Was zurückgehalten wurde, kommt nicht wieder.',
  ],
  payout: ['Sent to your bank, account ending 4321.', 'An deine Bank geschickt, Konto mit der Endung 4321.'],
  test_payout: [
    'Sent to your bank to try the account ending 4321. It counts as paid to you.',
    'An deine Bank geschickt, um das Konto mit der Endung 4321 zu prüfen. Es zählt als Auszahlung an dich.',
  ],
  payout_paid: ['€100.00 arrived at your bank.', '100,00 € sind bei deiner Bank angekommen.'],
  payout_returned: [
    'The bank of the account ending 4321 did not take it. It is yours to be paid out again.',
    'Die Bank des Kontos mit der Endung 4321 hat sie nicht angenommen. Der Betrag steht dir wieder zur Auszahlung zu.',
  ],
};
/** Where an administrator reads other words: the money is somebody else’s. */
const toAdministrator: Partial<typeof toMaker> = {
  charge: [
    'The buyer paid €106.66: pieces €100.00, postage €101.11, tax €102.22, reduction −€103.33. €104.44 of it are VAT, which the maker owes. The marketplace bears €105.55 of the reduction.',
    'Bezahlt wurden 106,66 €: Stücke 100,00 €, Versand 101,11 €, Steuer 102,22 €, Nachlass −103,33 €. Darin sind 104,44 € MwSt., die die Werkstatt schuldet. Der Marktplatz trägt 105,55 € des Nachlasses.',
  ],
  dispute_won: [
    'The dispute is won: all that was held is the maker’s again, and the marketplace bears the fee of €103.33.',
    'Der Einspruch ist abgewiesen: Alles Zurückgehaltene gehört wieder der Werkstatt, und der Marktplatz trägt die Gebühr von 103,33 €.',
  ],
  payout: [
    'Sent to the maker’s bank, account ending 4321.',
    'An die Bank der Werkstatt geschickt, Konto mit der Endung 4321.',
  ],
  test_payout: [
    'Sent to the maker’s bank to try the account ending 4321. It counts as paid to the maker.',
    'An die Bank der Werkstatt geschickt, um das Konto mit der Endung 4321 zu prüfen. Es zählt als Auszahlung an die Werkstatt.',
  ],
  payout_paid: ['€100.00 arrived at the maker’s bank.', '100,00 € sind bei der Bank der Werkstatt angekommen.'],
  payout_returned: [
    'The bank of the account ending 4321 did not take it. It is the maker’s to be paid out again.',
    'Die Bank des Kontos mit der Endung 4321 hat sie nicht angenommen. Der Betrag steht der Werkstatt wieder zur Auszahlung zu.',
  ],
};

test('[PAY-03, UX-93] what each kind of transaction says to the maker and to an administrator, in both languages', () => {
  for (const kind of ledgerFactsSchema.options.map(({ shape }) => shape.kind.value)) {
    expect(explained(factsOf(kind))).toEqual(toMaker[kind]);
    expect(explained(factsOf(kind), 'administrator')).toEqual(toAdministrator[kind] ?? toMaker[kind]);
  }
});

test.each([
  ['charge', 'taxCents', ', tax €102.22', ', Steuer 102,22 €'],
  ['charge', 'discountCents', ', reduction −€103.33', ', Nachlass −103,33 €'],
  [
    'charge',
    'containedTaxCents',
    ' €104.44 of it are VAT, which you owe.',
    ' Darin sind 104,44 € MwSt., die du schuldest.',
  ],
  [
    'charge',
    'fundedCents',
    ' The marketplace bears €105.55 of the reduction.',
    ' Der Marktplatz trägt 105,55 € des Nachlasses.',
  ],
  [
    ...(['refund', 'fundedCents'] as const),
    ' The marketplace takes back €101.11 that it had added to the reduction.',
    ' Der Marktplatz nimmt 101,11 € zurück, die er zum Nachlass beigetragen hatte.',
  ],
  ['release', 'fundedCents', ', from the marketplace €101.11', ', vom Marktplatz 101,11 €'],
  ['release', 'refundedCents', ', back to the buyer −€103.33', ', zurückgezahlt −103,33 €'],
  ['release', 'disputedCents', ', disputes −€104.44', ', Zahlungseinsprüche −104,44 €'],
  ['dispute', 'feeCents', ', its part of the fee −€102.22', ', ihr Anteil an der Gebühr −102,22 €'],
  [
    'dispute',
    'fundedCents',
    ', what the marketplace had added €101.11',
    ', was der Marktplatz beigetragen hatte 101,11 €',
  ],
  ['dispute', 'providerFeeCents', ', the card provider’s fee €103.33', ', die Gebühr des Zahlungsdienstes 103,33 €'],
  [
    ...(['dispute_won', 'providerFeeCents'] as const),
    ', and the marketplace bears the fee of €103.33',
    ', und der Marktplatz trägt die Gebühr von 103,33 €',
  ],
] as const)('[PAY-03, UX-93] of a %s without %s that part is not told, and of one cent it is', (kind, name, en, de) => {
  const all = toMaker[kind];
  expect(explained(factsOf(kind, { [name]: 0 }))).toEqual([all[0].replace(en, ''), all[1].replace(de, '')]);
  const cent = explained(factsOf(kind, { [name]: 1 }));
  expect(cent[0]).toContain('€0.01');
  expect(cent[1]).toContain('0,01 €');
});

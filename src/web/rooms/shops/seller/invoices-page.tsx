import { type FormEvent, useState } from 'react';
import type { InvoiceFacts, SellsAs } from '#domain/shops/tax/model.ts';
import { useCall } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskCheckbox } from '#web/ui/desk/desk-checkbox.tsx';
import { DeskField, DeskSelectField } from '#web/ui/desk/desk-field.tsx';
import { DeskFailed, DeskHead } from '#web/ui/desk/desk-parts.tsx';
import { DeskRadioGroup } from '#web/ui/desk/desk-radio-group.tsx';
import { countryOptions } from '#web/ui/fields/country-options.ts';
import { showToast } from '#web/ui/toasts/toasts.ts';

const empty: InvoiceFacts = {
  sellsAs: 'registered',
  legalName: '',
  line1: '',
  postcode: '',
  city: '',
  country: '',
  vatNumber: '',
  usesOss: false,
};

const ways: [SellsAs, string][] = [
  ['registered', 'With a VAT number'],
  ['small-business', 'Exempt of VAT'],
  ['private', 'Privately'],
];

const follows: Record<SellsAs, string> = {
  registered: 'You are a trader. Your prices contain VAT, and invoices show it.',
  'small-business': 'You are a trader below the threshold of your country. Invoices say so and show no VAT.',
  private: 'You are no trader. Buyers are told that the rights of consumers do not hold, and no invoices are written.',
};

const texts: { field: 'legalName' | 'line1' | 'postcode' | 'city'; label: string; autoComplete: string }[] = [
  { field: 'legalName', label: 'Name on invoices', autoComplete: 'organization' },
  { field: 'line1', label: 'Street and number', autoComplete: 'street-address' },
  { field: 'postcode', label: 'Postcode', autoComplete: 'postal-code' },
  { field: 'city', label: 'City', autoComplete: 'address-level2' },
];

interface Wrong {
  field: string;
  message: string;
}

/** What is typed over what is kept, and which field the shop refused. */
function useFacts(known: InvoiceFacts | null) {
  const [facts, setFacts] = useState(known ?? empty);
  const [wrong, setWrong] = useState<Wrong | null>(null);
  const { send, isSending } = useSend('shops.updateInvoiceFacts', 'shops.getInvoiceFacts');
  const set = (edit: Partial<InvoiceFacts>): void => setFacts((now) => ({ ...now, ...edit }));
  const save = (event: FormEvent): void => {
    event.preventDefault();
    setWrong(null);
    send(facts, {
      onSuccess: (answer) => {
        setFacts(answer.facts);
        showToast('Saved. It holds for what is bought from now on.', { type: 'success' });
      },
      onError: ({ code, facts: { field }, message }) => {
        const marked = code === 'shops/invalid-vat-number' ? 'vatNumber' : String(field ?? 'country');
        setWrong({ field: marked, message });
        document.getElementById(`invoices-${marked}`)?.focus();
      },
    });
  };
  const bind = (field: keyof Omit<InvoiceFacts, 'sellsAs' | 'usesOss'>) => ({
    id: `invoices-${field}`,
    value: facts[field],
    error: wrong?.field === field ? wrong.message : null,
    onChange: (event: { target: { value: string } }) => set({ [field]: event.target.value }),
  });
  return { facts, set, save, bind, isSending };
}

function InvoicesForm({ known }: { known: InvoiceFacts | null }) {
  const { facts, set, save, bind, isSending } = useFacts(known);
  const { value, id, error } = bind('country');
  return (
    <form noValidate style={{ maxWidth: 560 }} onSubmit={save}>
      <DeskRadioGroup legend="You sell" options={ways} value={facts.sellsAs} onChoose={(sellsAs) => set({ sellsAs })} />
      <p className="d-hint">{follows[facts.sellsAs]}</p>
      {facts.sellsAs !== 'private' && (
        <>
          {texts.map(({ field, ...words }) => (
            <DeskField key={field} {...words} maxLength={field === 'postcode' ? 16 : 80} {...bind(field)} />
          ))}
          <DeskSelectField
            label="Country"
            options={[['', 'Choose…'], ...countryOptions]}
            id={id}
            error={error}
            value={value}
            onChoose={(country) => set({ country })}
          />
        </>
      )}
      {facts.sellsAs === 'registered' && (
        <>
          <DeskField
            label="VAT number"
            hint="With the letters of its country, like DE136695976."
            maxLength={20}
            {...bind('vatNumber')}
          />
          <DeskCheckbox
            checked={facts.usesOss}
            onCheck={(usesOss) => set({ usesOss })}
            hint="Then the rate of the buyer’s country holds. You have to from 10,000 euro of such sales a year on."
          >
            I declare sales to other member states by the One-Stop Shop
          </DeskCheckbox>
        </>
      )}
      <p style={{ marginTop: 20 }}>
        <DeskButton kind="primary" isKept type="submit" disabled={isSending}>
          {isSending ? 'Saving…' : 'Save'}
        </DeskButton>
      </p>
    </form>
  );
}

/** [PAY-06, LAW-03] Who sells and how they are taxed, as buyers and invoices are told. */
export function InvoicesPage() {
  const { data, error, refetch } = useCall('shops.getInvoiceFacts');
  return (
    <main id="main" className="d-main">
      <DeskHead title="Invoices and VAT" sub="Who sells, as buyers read it before they pay and on each invoice." />
      {data ? (
        <InvoicesForm known={data.facts} />
      ) : error ? (
        <DeskFailed
          what="What stands on your invoices"
          safe="It is safe"
          problem={error}
          retry={() => void refetch()}
        />
      ) : (
        <div role="status" aria-label="Loading what stands on your invoices">
          <i className="d-skeleton" style={{ width: '100%', height: 320 }} />
        </div>
      )}
    </main>
  );
}

import { type FormEvent, useState } from 'react';
import { MAX_INVOICE_LENGTHS } from '#domain/shops/tax/invoice-lengths.ts';
import type { InvoiceFacts, SellsAs } from '#domain/shops/tax/model.ts';
import type { ApiProblem } from '#web/platform/api-problem.ts';
import { useCall } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskCheckbox } from '#web/ui/desk/desk-checkbox.tsx';
import { DeskField, DeskSelectField } from '#web/ui/desk/desk-field.tsx';
import { DeskFailed, DeskHead } from '#web/ui/desk/desk-parts.tsx';
import { DeskRadioGroup } from '#web/ui/desk/desk-radio-group.tsx';
import { countryOptions } from '#web/ui/fields/country-options.ts';
import { showToast } from '#web/ui/toasts/toasts.ts';
import * as texts from './invoices-texts.ts';
import { DeskSkeleton } from '#web/ui/desk/desk-skeleton.tsx';

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

const ways: [SellsAs, string][] = (['registered', 'small-business', 'private'] as const).map((way) => [
  way,
  texts.ways[way],
]);

const lines: { field: keyof typeof texts.fields; autoComplete: string }[] = [
  { field: 'legalName', autoComplete: 'organization' },
  { field: 'line1', autoComplete: 'street-address' },
  { field: 'postcode', autoComplete: 'postal-code' },
  { field: 'city', autoComplete: 'address-level2' },
];

interface Wrong {
  field: string;
  message: string;
}

/** What a refusal is about; null where that is no field. */
function fieldOf({ code, facts: { field } }: ApiProblem): string | null {
  if (code === 'shops/invalid-vat-number') return 'vatNumber';
  if (code === 'shops/not-in-the-union') return 'country';
  return typeof field === 'string' ? field : null;
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
        showToast(texts.isSaved, { type: 'success' });
      },
      onError: (problem) => {
        const field = fieldOf(problem);
        if (!field) return void showToast(problem.message, { type: 'error' });
        setWrong({ field, message: problem.message });
        document.getElementById(`invoices-${field}`)?.focus();
      },
    });
  };
  const placed = (field: keyof Omit<InvoiceFacts, 'sellsAs' | 'usesOss'>) => ({
    id: `invoices-${field}`,
    value: facts[field],
    error: wrong?.field === field ? wrong.message : null,
  });
  const bind = (field: keyof typeof MAX_INVOICE_LENGTHS) => ({
    ...placed(field),
    maxLength: MAX_INVOICE_LENGTHS[field],
    onChange: (event: { target: { value: string } }) => set({ [field]: event.target.value }),
  });
  return { facts, set, save, placed, bind, isSending };
}

function InvoicesForm({ known }: { known: InvoiceFacts | null }) {
  const { facts, set, save, placed, bind, isSending } = useFacts(known);
  return (
    <form noValidate className="d-medium-form" onSubmit={save}>
      <DeskRadioGroup
        legend={texts.youSell}
        options={ways}
        value={facts.sellsAs}
        onChoose={(sellsAs) => set({ sellsAs })}
      />
      <p className="d-hint">{texts.follows[facts.sellsAs]}</p>
      {facts.sellsAs !== 'private' && (
        <>
          {lines.map(({ field, autoComplete }) => (
            <DeskField key={field} label={texts.fields[field]} autoComplete={autoComplete} {...bind(field)} />
          ))}
          <DeskSelectField
            label={texts.country}
            options={[['', texts.choose], ...countryOptions]}
            {...placed('country')}
            onChoose={(country) => set({ country })}
          />
        </>
      )}
      {facts.sellsAs === 'registered' && (
        <>
          <DeskField label={texts.vatNumber} hint={texts.vatNumberHint} {...bind('vatNumber')} />
          <DeskCheckbox checked={facts.usesOss} onCheck={(usesOss) => set({ usesOss })} hint={texts.ossHint}>
            {texts.oss}
          </DeskCheckbox>
        </>
      )}
      <p className="d-form-end">
        <DeskButton kind="primary" isAlwaysShown type="submit" disabled={isSending}>
          {isSending ? texts.saving : texts.save}
        </DeskButton>
      </p>
    </form>
  );
}

/** [PAY-06, LAW-03] Who sells and how they are taxed, as buyers and invoices are told. */
export function InvoicesPage() {
  const { data, error, refetch } = useCall('shops.getInvoiceFacts');
  const content = () => {
    if (data) return <InvoicesForm known={data.facts} />;
    if (error)
      return <DeskFailed what={texts.onInvoices} safe={texts.isSafe} problem={error} retry={() => void refetch()} />;
    return (
      <div role="status" aria-label={texts.loading}>
        <DeskSkeleton height={320} />
      </div>
    );
  };
  return (
    <main id="main" className="d-main">
      <DeskHead title={texts.title} sub={texts.sub} />
      {content()}
    </main>
  );
}

import { MAX_ADDRESS_LENGTHS } from '#domain/core/address-lines.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { CountryField } from './country-field.tsx';
import { type BillingField, fieldNames } from './check-draft.ts';
import type { BillingAddress, CheckoutDraft } from './draft.ts';
import * as texts from './texts/checkout-texts.tsx';
import '#web/ui/styles/columns.css';

interface Props {
  draft: CheckoutDraft;
  change: (part: Partial<CheckoutDraft>) => void;
  shown: (field: BillingField) => string | null;
  leave: (field: BillingField) => void;
}

const fields: { id: BillingField; key: Exclude<keyof BillingAddress, 'country'>; autoComplete: string }[] = [
  { id: 'billingName', key: 'name', autoComplete: 'billing name' },
  { id: 'billingLine1', key: 'line1', autoComplete: 'billing address-line1' },
  { id: 'billingPostcode', key: 'postcode', autoComplete: 'billing postal-code' },
  { id: 'billingCity', key: 'city', autoComplete: 'billing address-level2' },
];

/** [UX-51] The card is in the delivery address, unless one says otherwise. */
export function BillingFields({ draft, change, shown, leave }: Props) {
  const { billing } = draft;
  const field = ({ id, key, autoComplete }: (typeof fields)[number]) => (
    <Field
      key={id}
      id={id}
      label={fieldNames[id]}
      note={texts.required}
      autoComplete={autoComplete}
      maxLength={MAX_ADDRESS_LENGTHS[key]}
      error={shown(id)}
      value={billing?.[key] ?? ''}
      onChange={(event) => billing && change({ billing: { ...billing, [key]: event.target.value } })}
      onBlur={() => leave(id)}
    />
  );
  return (
    <>
      <Checkbox
        className="checkout-form__same"
        checked={!billing}
        onCheck={(isSame) =>
          change({
            billing: isSame ? null : { name: draft.name, line1: '', postcode: '', city: '', country: draft.country },
          })
        }
      >
        {texts.sameAddress}
      </Checkbox>
      {billing && (
        <>
          {fields.slice(0, 2).map(field)}
          <div className="two-columns two-columns--post">{fields.slice(2).map(field)}</div>
          <CountryField
            isBilling
            value={billing.country}
            onChange={(country) => change({ billing: { ...billing, country } })}
          />
        </>
      )}
    </>
  );
}

import { type FormEvent, useState } from 'react';
import type { OwnAddress } from '#domain/accounts/profile-contract.ts';
import { addressLines } from '#web/platform/languages/formats.ts';
import { addressSchema } from '#domain/core/address.ts';
import { MAX_ADDRESS_LENGTHS } from '#domain/core/address-lines.ts';
import { useCall } from '#web/platform/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { countryOptions } from '#web/ui/fields/country-options.ts';
import { Field, SelectField } from '#web/ui/fields/field.tsx';
import { useIsMounted } from '#web/ui/focus/use-is-mounted.ts';
import { Pending } from '#web/ui/pending.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import * as texts from './texts/address-texts.ts';
import { Section } from './section.tsx';
import { useUnsaved } from '../unsaved/unsaved.ts';
import { useAction } from './use-action.ts';

type Draft = Omit<OwnAddress, 'id'> & { id?: string };
const empty: Draft = {
  name: '',
  line1: '',
  line2: '',
  postcode: '',
  city: '',
  country: 'DE',
  phone: '',
  isDefault: false,
};
const missing: Partial<Record<keyof Draft, string>> = texts.missing;

function AddressForm({ first, onDone }: { first: Draft; onDone: () => void }) {
  const [draft, setDraft] = useState<Draft>(first);
  const [errors, setErrors] = useState<Partial<Record<keyof Draft, string>>>({});
  const { busy, error, run } = useAction('accounts.listAddresses', 'accounts.getProfile');
  const isHere = useIsMounted();
  const unsaved = useUnsaved(JSON.stringify(draft) !== JSON.stringify(first));
  const bind = (field: keyof typeof MAX_ADDRESS_LENGTHS) => ({
    id: `address-${field}`,
    maxLength: MAX_ADDRESS_LENGTHS[field],
    value: draft[field],
    error: errors[field] ?? null,
    onChange: (event: { target: { value: string } }) => {
      setDraft({ ...draft, [field]: event.target.value });
      setErrors({ ...errors, [field]: undefined });
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const { id, isDefault, ...address } = draft;
    const checked = addressSchema.safeParse(address);
    if (!checked.success) {
      const fields = checked.error.issues.map((issue) => issue.path[0] as keyof Draft);
      setErrors(Object.fromEntries(fields.map((field) => [field, missing[field] ?? texts.checkField])));
      document.getElementById(`address-${String(fields[0])}`)?.focus();
      return;
    }
    void run(async (send) => {
      await send('accounts.saveAddress', { id, isDefault, address: checked.data });
      unsaved.clear();
      if (isHere()) onDone();
      return texts.saved;
    });
  };
  return (
    <form
      className="stack slim-form"
      noValidate
      onSubmit={submit}
      aria-label={draft.id ? texts.changeIt : texts.newOne}
    >
      <ErrorBox text={error} />
      <Field label={texts.fullName} autoComplete="name" {...bind('name')} />
      <Field label={texts.street} autoComplete="address-line1" {...bind('line1')} />
      <Field label={texts.addition} note={texts.optional} autoComplete="address-line2" {...bind('line2')} />
      <Field label={texts.postcode} autoComplete="postal-code" {...bind('postcode')} />
      <Field label={texts.town} autoComplete="address-level2" {...bind('city')} />
      <SelectField
        id="address-country"
        label={texts.country}
        autoComplete="country"
        options={countryOptions}
        value={draft.country}
        onChoose={(country) => setDraft({ ...draft, country })}
      />
      <Field label={texts.phone} note={texts.optional} type="tel" autoComplete="tel" {...bind('phone')} />
      <Checkbox checked={draft.isDefault} onCheck={(isDefault) => setDraft({ ...draft, isDefault })}>
        {texts.useAtCheckout}
      </Checkbox>
      <p className="acts-row">
        <Button kind="primary" type="submit" isBusy={busy}>
          {texts.save}
        </Button>
        <Button
          onClick={() => {
            unsaved.clear();
            onDone();
          }}
        >
          {texts.cancel}
        </Button>
      </p>
    </form>
  );
}

/** [ACC-17] The address book; the usual one fills the checkout. */
export function AddressesTab() {
  const { data, error, refetch } = useCall('accounts.listAddresses');
  const [editing, edit] = useState<Draft | null>(null);
  const action = useAction('accounts.listAddresses', 'accounts.getProfile');
  if (!data) return <Pending what={texts.yourAddresses} height={240} error={error} retry={refetch} />;
  if (editing)
    return (
      <Section title={editing.id ? texts.changeIt : texts.newOne}>
        <AddressForm first={editing} onDone={() => edit(null)} />
      </Section>
    );
  const remove = (address: OwnAddress): void =>
    void action.run(async (send) => {
      await send('accounts.removeAddress', { id: address.id });
      return texts.takenOut;
    });
  if (data.addresses.length === 0)
    return (
      <EmptyState
        draw="parcel"
        title={texts.noneYet}
        action={{ label: texts.add, onClick: () => edit({ ...empty, isDefault: true }) }}
      >
        {texts.noneWhy}
      </EmptyState>
    );
  return (
    <Section title={texts.book}>
      <ErrorBox text={action.error} />
      <ul className="plain-rows">
        {data.addresses.map((address) => (
          <li key={address.id}>
            <span>
              <b>{address.name}</b>
              <small>
                {addressLines(address).join(', ')}
                {address.isDefault ? texts.fillsCheckout : ''}
              </small>
            </span>
            <span className="acts-row">
              <Button aria-label={texts.changeIn(address.city)} onClick={() => edit(address)}>
                {texts.change}
              </Button>
              <Button aria-label={texts.takeOutIn(address.city)} onClick={() => remove(address)}>
                {texts.takeOut}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <p>
        <Button kind="primary" onClick={() => edit(empty)}>
          {texts.add}
        </Button>
      </p>
    </Section>
  );
}

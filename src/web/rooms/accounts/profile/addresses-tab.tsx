import { type FormEvent, useState } from 'react';
import type { OwnAddress } from '#domain/accounts/profile-contract.ts';
import { addressLines } from '#web/platform/languages/formats.ts';
import { addressSchema } from '#domain/core/address.ts';
import { useCall } from '#web/platform/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { countryOptions } from '#web/ui/fields/country-options.ts';
import { Field, SelectField } from '#web/ui/fields/field.tsx';
import { useHere } from '#web/ui/focus/use-here.ts';
import { Pending } from '#web/ui/pending.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { Section } from './section.tsx';
import { useUnsaved } from '../unsaved/unsaved.ts';
import { useAct } from './use-act.ts';

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
const wanted: Partial<Record<keyof Draft, string>> = {
  name: 'Fill in a name.',
  line1: 'Fill in street and number.',
  postcode: 'Fill in the postcode.',
  city: 'Fill in the town.',
};

function AddressForm({ first, onDone }: { first: Draft; onDone: () => void }) {
  const [draft, setDraft] = useState<Draft>(first);
  const [errors, setErrors] = useState<Partial<Record<keyof Draft, string>>>({});
  const { busy, error, run } = useAct('accounts.listAddresses', 'accounts.getProfile');
  const isHere = useHere();
  const unsaved = useUnsaved(JSON.stringify(draft) !== JSON.stringify(first));
  const bind = (field: 'name' | 'line1' | 'line2' | 'postcode' | 'city' | 'phone') => ({
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
      setErrors(Object.fromEntries(fields.map((field) => [field, wanted[field] ?? 'Check this field.'])));
      document.getElementById(`address-${String(fields[0])}`)?.focus();
      return;
    }
    void run(async (send) => {
      await send('accounts.saveAddress', { id, isDefault, address: checked.data });
      unsaved.clear();
      if (isHere()) onDone();
      return 'The address is saved.';
    });
  };
  return (
    <form
      className="stack slim-form"
      noValidate
      onSubmit={submit}
      aria-label={draft.id ? 'Change the address' : 'New address'}
    >
      <ErrorBox text={error} />
      <Field id="address-name" label="Full name" autoComplete="name" maxLength={100} {...bind('name')} />
      <Field
        id="address-line1"
        label="Street and number"
        autoComplete="address-line1"
        maxLength={120}
        {...bind('line1')}
      />
      <Field
        id="address-line2"
        label="Addition"
        note="Optional"
        autoComplete="address-line2"
        maxLength={120}
        {...bind('line2')}
      />
      <Field id="address-postcode" label="Postcode" autoComplete="postal-code" maxLength={16} {...bind('postcode')} />
      <Field id="address-city" label="Town" autoComplete="address-level2" maxLength={80} {...bind('city')} />
      <SelectField
        id="address-country"
        label="Country"
        autoComplete="country"
        options={countryOptions}
        value={draft.country}
        onChoose={(country) => setDraft({ ...draft, country })}
      />
      <Field
        id="address-phone"
        label="Phone"
        note="Optional"
        type="tel"
        autoComplete="tel"
        maxLength={30}
        {...bind('phone')}
      />
      <Checkbox checked={draft.isDefault} onCheck={(isDefault) => setDraft({ ...draft, isDefault })}>
        Use it when I check out
      </Checkbox>
      <p className="acts-row">
        <Button kind="primary" type="submit" isBusy={busy}>
          Save the address
        </Button>
        <Button
          onClick={() => {
            unsaved.clear();
            onDone();
          }}
        >
          Cancel
        </Button>
      </p>
    </form>
  );
}

/** [ACC-17] The address book; the usual one fills the checkout. */
export function AddressesTab() {
  const { data, error, refetch } = useCall('accounts.listAddresses');
  const [editing, edit] = useState<Draft | null>(null);
  const act = useAct('accounts.listAddresses', 'accounts.getProfile');
  if (!data) return <Pending what="Your addresses" height={240} error={error} retry={refetch} />;
  if (editing)
    return (
      <Section title={editing.id ? 'Change the address' : 'New address'}>
        <AddressForm first={editing} onDone={() => edit(null)} />
      </Section>
    );
  const remove = (address: OwnAddress): void =>
    void act.run(async (send) => {
      await send('accounts.removeAddress', { id: address.id });
      return 'The address is taken out.';
    });
  if (data.addresses.length === 0)
    return (
      <EmptyState
        draw="parcel"
        title="No address yet"
        act={{ label: 'Add an address', onClick: () => edit({ ...empty, isDefault: true }) }}
      >
        The one you use most fills the checkout for you.
      </EmptyState>
    );
  return (
    <Section title="Address book">
      <ErrorBox text={act.error} />
      <ul className="plain-rows">
        {data.addresses.map((address) => (
          <li key={address.id}>
            <span>
              <b>{address.name}</b>
              <small>
                {addressLines(address).join(', ')}
                {address.isDefault ? '. Fills your checkout.' : ''}
              </small>
            </span>
            <span className="acts-row">
              <Button aria-label={`Change the address in ${address.city}`} onClick={() => edit(address)}>
                Change
              </Button>
              <Button aria-label={`Take out the address in ${address.city}`} onClick={() => remove(address)}>
                Take out
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <p>
        <Button kind="primary" onClick={() => edit(empty)}>
          Add an address
        </Button>
      </p>
    </Section>
  );
}

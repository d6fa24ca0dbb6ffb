import { useState } from 'react';
import { MAX_ADDRESS_LENGTHS } from '#domain/core/address-lines.ts';
import { addressLines } from '#web/platform/languages/formats.ts';
import { useSession } from '#web/platform/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { CountryField } from './country-field.tsx';
import type { ContactField } from './check-draft.ts';
import type { CheckoutDraft } from './draft.ts';
import * as texts from './texts/checkout-texts.tsx';

interface BoundField {
  id: string;
  label: string;
  value: string;
  error: string | null;
  onChange: (event: { target: { value: string } }) => void;
  onBlur: () => void;
}

interface Props {
  draft: CheckoutDraft;
  change: (part: Partial<CheckoutDraft>) => void;
  bind: (field: ContactField) => BoundField;
}

/** Their postcodes are digits alone. */
const digitsOnly = new Set(['AT', 'BE', 'CH', 'CZ', 'DE', 'DK', 'ES', 'FI', 'FR', 'IT', 'NO', 'SE']);

/** [UX-51] Who buys and where it goes: seven fields, which a browser fills in one go. */
export function ContactFields({ draft, change, bind }: Props) {
  const session = useSession();
  const [withSecondLine, setSecondLine] = useState(false);
  return (
    <div className="stack">
      <Field
        note={texts.required}
        type="email"
        inputMode="email"
        autoComplete="email"
        hint={session ? texts.signedInAs(session.displayName) : texts.guestHint}
        {...bind('email')}
      />
      <Field note={texts.required} autoComplete="name" maxLength={MAX_ADDRESS_LENGTHS.name} {...bind('name')} />
      <CountryField value={draft.country} onChange={(country) => change({ country })} />
      <Field
        note={texts.required}
        autoComplete="address-line1"
        maxLength={MAX_ADDRESS_LENGTHS.line1}
        {...bind('line1')}
      />
      {withSecondLine || draft.line2 ? (
        <Field
          label={texts.secondLine}
          note={texts.optional}
          autoComplete="address-line2"
          maxLength={MAX_ADDRESS_LENGTHS.line2}
          value={draft.line2}
          onChange={(event) => change({ line2: event.target.value })}
        />
      ) : (
        <Button kind="link" size="small" className="checkout-form__more" onClick={() => setSecondLine(true)}>
          {texts.addSecondLine}
        </Button>
      )}
      <div className="two-columns two-columns--post">
        <Field
          note={texts.required}
          autoComplete="postal-code"
          inputMode={digitsOnly.has(draft.country) ? 'numeric' : 'text'}
          maxLength={MAX_ADDRESS_LENGTHS.postcode}
          {...bind('postcode')}
        />
        <Field
          note={texts.required}
          autoComplete="address-level2"
          maxLength={MAX_ADDRESS_LENGTHS.city}
          {...bind('city')}
        />
      </div>
      <Field
        label={texts.phone}
        note={texts.optional}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={MAX_ADDRESS_LENGTHS.phone}
        hint={texts.phoneHint}
        value={draft.phone}
        onChange={(event) => change({ phone: event.target.value })}
      />
    </div>
  );
}

/** What the finished step came to. */
export function ContactSummary({ draft }: { draft: CheckoutDraft }) {
  const session = useSession();
  return (
    <>
      <p>
        {draft.email}
        {session ? '' : texts.isGuest}
      </p>
      <p>{[draft.name, ...addressLines(draft)].join(', ')}</p>
    </>
  );
}

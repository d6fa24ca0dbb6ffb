import { useState } from 'react';
import { DemoTexts } from './phone-code-form.tsx';
import { Button } from '#web/ui/button.tsx';
import * as texts from './sign-in/texts.tsx';

/** A telephone that is a second factor, and its number, of which only the end shows. */
export interface FactorPhone {
  id: string;
  phone: string;
}

interface Props {
  phones: readonly FactorPhone[];
  /** Sends the code; a refusal is told by the form around it. */
  send: (factorId: string) => Promise<unknown>;
}

/** [ACC-16] Beside the field for a code: one by text message to a telephone that is a second factor. */
export function TextedCode({ phones, send }: Props) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const ask = async (id: string): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setSentTo(null);
    await send(id).then(
      () => setSentTo(id),
      () => undefined,
    );
    setBusy(false);
  };
  if (phones.length === 0) return null;
  return (
    <div className="texted">
      {phones.map(({ id, phone }) => (
        <Button kind="link" size="small" key={id} isBusy={busy} onClick={() => void ask(id)}>
          {sentTo === id ? texts.textAnotherCode(phone) : texts.textCode(phone)}
        </Button>
      ))}
      <span className="small" role="status">
        {sentTo && texts.codeOnItsWay}
      </span>
      {sentTo && <DemoTexts />}
    </div>
  );
}

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
  isBusy: boolean;
  /** True when the code is on its way; the form around it says a refusal. */
  ask: (factorId: string) => Promise<boolean>;
}

/** [ACC-16] Beside the field for a code: one by text message to a telephone that is a second factor. */
export function TextedCode({ phones, isBusy, ask }: Props) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const press = async (id: string): Promise<void> => {
    if (isBusy) return;
    setSentTo(null);
    if (await ask(id)) setSentTo(id);
  };
  if (phones.length === 0) return null;
  return (
    <div className="texted">
      {phones.map(({ id, phone }) => (
        <Button kind="link" size="small" key={id} isBusy={isBusy} onClick={() => void press(id)}>
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

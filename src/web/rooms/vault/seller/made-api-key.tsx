import { useState } from 'react';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskField } from '#web/ui/desk/desk-field.tsx';
import { DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import * as texts from './texts.ts';

/** [VAULT-05] The key, shown this once. It stands in no cache: with this part of the page it is gone. */
export function MadeApiKey({ apiKey, onDone }: { apiKey: string; onDone: () => void }) {
  const [hint, setHint] = useState<string | null>(null);
  const copy = (): void =>
    void navigator.clipboard.writeText(apiKey).then(
      () => void showToast(texts.copied, { type: 'success' }),
      () => setHint(texts.notCopied),
    );
  return (
    <section className="d-sec" aria-label={texts.madeTitle} style={{ maxWidth: 560, marginBottom: 28 }}>
      <DeskSection title={texts.madeTitle} />
      <p role="status">{texts.madeWords}</p>
      <DeskField
        label={texts.theKey}
        className="d-code"
        readOnly
        value={apiKey}
        hint={hint}
        onFocus={({ target }) => target.select()}
      />
      <p style={{ display: 'flex', gap: 8 }}>
        <DeskButton kind="primary" isKept icon="copy" onClick={copy}>
          {texts.copy}
        </DeskButton>
        <DeskButton isKept onClick={onDone}>
          {texts.isCopied}
        </DeskButton>
      </p>
    </section>
  );
}

import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskField } from '#web/ui/desk/desk-field.tsx';
import { DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { useCopy } from '#web/ui/toasts/use-copy.ts';
import * as texts from './texts.ts';

/** [VAULT-05] The key, shown this once. It stands in no cache: with this part of the page it is gone. */
export function MadeApiKey({ apiKey, onDone }: { apiKey: string; onDone: () => void }) {
  const { copy, byHand } = useCopy(texts.copied);
  return (
    <section className="d-sec" aria-label={texts.madeTitle} style={{ maxWidth: 560, marginBottom: 28 }}>
      <DeskSection title={texts.madeTitle} />
      <p role="status">{texts.madeWords}</p>
      <DeskField
        label={texts.theKey}
        className="d-code"
        readOnly
        value={apiKey}
        hint={byHand || null}
        onFocus={({ target }) => target.select()}
      />
      <p style={{ display: 'flex', gap: 8 }}>
        <DeskButton kind="primary" isKept icon="copy" onClick={() => copy(apiKey)}>
          {texts.copy}
        </DeskButton>
        <DeskButton isKept onClick={onDone}>
          {texts.isCopied}
        </DeskButton>
      </p>
    </section>
  );
}

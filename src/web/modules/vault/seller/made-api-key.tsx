import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskField } from '#web/ui/desk/desk-field.tsx';
import { DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { useCopy } from '#web/ui/toasts/use-copy.ts';
import * as texts from './texts.ts';

/** [VAULT-05] The key, shown this once. It stands in no cache: with this part of the page it is gone. */
export function MadeApiKey({ apiKey, onDone }: { apiKey: string; onDone: () => void }) {
  const { copy, byHand } = useCopy(texts.copied);
  return (
    <section className="d-sec d-medium-form d-first-section" aria-label={texts.madeTitle}>
      <DeskSection title={texts.madeTitle} />
      <p role="status">{texts.madeText}</p>
      <DeskField
        label={texts.theKey}
        className="d-code"
        readOnly
        value={apiKey}
        hint={byHand || null}
        onFocus={({ target }) => target.select()}
      />
      <p className="d-button-row">
        <DeskButton kind="primary" isAlwaysShown icon="copy" onClick={() => copy(apiKey)}>
          {texts.copy}
        </DeskButton>
        <DeskButton isAlwaysShown onClick={onDone}>
          {texts.isCopied}
        </DeskButton>
      </p>
    </section>
  );
}

import type { Send } from '#web/platform/sending/sender.ts';
import { QrCode } from '#web/ui/qr-code/qr-code.tsx';
import { CodeForm } from './code-form.tsx';
import * as texts from './texts/factor-texts.ts';

/** The key of an authenticator app that was started. */
export interface StartedApp {
  id: string;
  secret: string;
  address: string;
}

/** [ACC-16] The key as a picture and as text, and the code that turns it on. */
export function AppKey({ app, onCode }: { app: StartedApp; onCode: (code: string, send: Send) => Promise<void> }) {
  return (
    <div className="enrol">
      <QrCode text={app.address} label={texts.qrCode} />
      <div className="stack">
        <p>{texts.scan}</p>
        <p>
          <code className="key-code">{app.secret.match(/.{1,4}/g)?.join(' ')}</code>
        </p>
        <CodeForm label={texts.codeOfApp} button={texts.turnOn} onCode={onCode} />
      </div>
    </div>
  );
}

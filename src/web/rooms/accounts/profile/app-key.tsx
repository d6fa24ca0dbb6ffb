import { useMemo } from 'react';
import { qrCode, qrPath } from '#domain/accounts/qr-code.ts';
import type { Send } from '#web/platform/sending/sender.ts';
import { CodeForm } from './code-form.tsx';
import * as texts from './texts/factor-texts.ts';

/** The key of an authenticator app that was started. */
export interface StartedApp {
  id: string;
  secret: string;
  address: string;
}

function Picture({ address }: { address: string }) {
  const rows = useMemo(() => qrCode(new TextEncoder().encode(address)), [address]);
  const size = rows.length + 8;
  return (
    <svg
      className="qr-code"
      viewBox={`-4 -4 ${size} ${size}`}
      role="img"
      aria-label={texts.qrCode}
      shapeRendering="crispEdges"
    >
      <rect x="-4" y="-4" width={size} height={size} fill="#fff" />
      <path d={qrPath(rows)} fill="#000" />
    </svg>
  );
}

/** [ACC-16] The key as a picture and as text, and the code that turns it on. */
export function AppKey({ app, onCode }: { app: StartedApp; onCode: (code: string, send: Send) => Promise<void> }) {
  return (
    <div className="enrol">
      <Picture address={app.address} />
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

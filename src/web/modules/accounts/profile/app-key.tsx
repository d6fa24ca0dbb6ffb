import { useMemo } from 'react';
import { encode } from 'uqr';
import type { Send } from '#web/platform/sending/sender.ts';
import { CodeForm } from './code-form.tsx';
import * as texts from './texts/factor-texts.ts';

/** The key of an authenticator app that was started. */
export interface StartedApp {
  id: string;
  secret: string;
  address: string;
}

/** Modules of white around a code, from ISO/IEC 18004. */
const QUIET_ZONE = 4;

function Picture({ address }: { address: string }) {
  const { data: rows, size } = useMemo(() => encode(address, { ecc: 'M', border: QUIET_ZONE }), [address]);
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      className="qr-code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={texts.qrCode}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
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

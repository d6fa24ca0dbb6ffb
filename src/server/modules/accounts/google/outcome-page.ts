import { createHash } from 'node:crypto';
import type { AccountCode } from '#domain/accounts/problem-texts.ts';

/** How a sign-in in the pop-up ended; told to the window that opened it. */
export interface PopupOutcome {
  attempt: string;
  kind: 'signed-in' | 'connected' | 'second-factor' | 'problem';
  code?: AccountCode;
  pending?: string;
}

const SCRIPT = `const said=JSON.parse(document.getElementById('outcome').textContent);new BroadcastChannel('sign-in-window').postMessage(said);if(said.kind==='signed-in')new BroadcastChannel('session').postMessage('changed');setTimeout(()=>close(),150);`;

/** The policy of this one page: its own script by its hash and nothing else. */
export const outcomePolicy = `default-src 'none'; script-src 'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'`;

/** Tells the shop's window how it ended, and closes itself. */
export function outcomePage(outcome: PopupOutcome): string {
  const json = JSON.stringify(outcome).replace(/</g, '\\u003c');
  const done = outcome.kind === 'problem' ? 'You are not signed in.' : 'You are signed in.';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Signing in</title></head>
<body><main><h1>${outcome.kind === 'second-factor' ? 'One more step' : done}</h1><p>Go back to the shop’s window. This one may be closed.</p></main><script type="application/json" id="outcome">${json}</script><script>${SCRIPT}</script></body></html>`;
}

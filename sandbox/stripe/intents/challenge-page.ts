import { asChange, finishChallenge } from './confirm-intent.ts';
import { type Answer, changeOnce, type Sandbox, type SandboxRequest } from '../wire/sandbox-call.ts';
import { familyOf } from '../sandbox-environment.ts';
import { type LoadedIntent, loadIntent } from '../store/sandbox-store.ts';
import type { Intent } from '../stripe-objects.ts';

const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

function page(
  body: string,
  { status = 200, returnUrl, script = '' }: { status?: number; returnUrl?: string | undefined; script?: string } = {},
): Answer {
  const back = returnUrl ? ` ${new URL(returnUrl).origin}` : '';
  return {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      // After a form the policy also covers where the answer leads, so the shop's own address is named.
      'Content-Security-Policy': `default-src 'none'; style-src 'self'; script-src 'self'; form-action 'self'${back}; base-uri 'none'; frame-ancestors http: https:`,
    },
    body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>3-D Secure test page</title><link rel="stylesheet" href="../../../v3/challenge.css">${script}</head><body><main>${body}</main></body></html>`,
  };
}

const amountText = ({ amount, currency }: Intent): string => {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: currency.toUpperCase() });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
};

const over = (status: number): Answer =>
  page(
    `<h1>This test page is no longer open</h1><p>The payment was confirmed, refused or cancelled in the meantime. Go back to the shop to see where it stands.</p>`,
    { status },
  );

async function openChallenge(box: Sandbox, id: string, token: string): Promise<LoadedIntent | null> {
  const { intent } = await loadIntent(box.db, familyOf(id), null);
  return intent && intent.doc.id === id && intent.doc.status === 'requires_action' && intent.hidden.challenge === token
    ? intent
    : null;
}

/** The page that stands for the bank of the card: Complete or Fail. The token in its address is known to the buyer alone. */
export async function showChallenge(box: Sandbox, id: string, token: string): Promise<Answer> {
  const open = await openChallenge(box, id, token);
  if (!open) return over(404);
  return page(
    `<p class="page-band">Test mode – no money moves</p><h1>Confirm your payment</h1>
    <p>This page stands for the bank of the card ending in ${escaped(open.hidden.method?.card.last4 ?? '')}. The shop asks for <strong>${escaped(amountText(open.doc))}</strong>.</p>
    <form method="post" action="${escaped(token)}/complete"><button class="confirm">Complete</button></form>
    <form method="post" action="${escaped(token)}/fail"><button>Fail</button></form>`,
    { returnUrl: open.hidden.returnUrl },
  );
}

export async function answerChallenge(
  box: Sandbox,
  request: SandboxRequest,
  { id, token, passed }: { id: string; token: string; passed: boolean },
): Promise<Answer> {
  let returnUrl: string | undefined;
  let after: Intent | undefined;
  const done = await changeOnce(box, request, async () => {
    const open = await openChallenge(box, id, token);
    if (!open) return over(410);
    returnUrl = open.hidden.returnUrl;
    const outcome = finishChallenge(box, familyOf(id), { doc: open.doc, hidden: open.hidden, passed });
    after = outcome.doc;
    const said = page('<p role="status">Thank you. The shop goes on now.</p>', {
      script: '<script src="../../../../v3/challenge-done.js"></script>',
    });
    return {
      change: asChange(familyOf(id), outcome, open.version),
      answer: { ...said, body: said.body.replace('../../../v3/challenge.css', '../../../../v3/challenge.css') },
    };
  });
  if (done.status !== 200 || !after || !returnUrl) return done;
  const back = new URL(returnUrl);
  back.searchParams.set('payment_intent', after.id);
  back.searchParams.set('payment_intent_client_secret', after.client_secret);
  back.searchParams.set('redirect_status', after.status === 'requires_payment_method' ? 'failed' : 'succeeded');
  return { status: 303, body: '', headers: { Location: back.href, 'Cache-Control': 'no-store' } };
}

const escapedHtml = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** Somebody who has an account at the test provider. */
export interface SandboxAccount {
  subject: string;
  email: string;
  name: string;
  verified: boolean;
}

export const sandboxAccounts: readonly SandboxAccount[] = [
  { subject: 'sandbox-1', email: 'tilda.example@gmail.example', name: 'Tilda Example', verified: true },
  { subject: 'sandbox-2', email: 'noor.visser@gmail.example', name: 'Noor Visser', verified: true },
  { subject: 'sandbox-3', email: 'unproven@gmail.example', name: 'Ulf Unproven', verified: false },
];

export const STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:0;padding:24px;background:Canvas;color:CanvasText}
main{max-width:400px;margin:0 auto}h1{font-size:22px;margin:0 0 4px}p{margin:0 0 16px}form{margin:0}
.account{display:block;width:100%;min-height:56px;text-align:left;font:inherit;color:inherit;background:none;border:1px solid GrayText;border-radius:8px;padding:8px 16px;margin:0 0 8px;cursor:pointer}
.account b,.account span{display:block}.account:hover{border-color:CanvasText}fieldset{border:0;border-top:1px solid GrayText;margin:16px 0 0;padding:16px 0 0}
legend{font-weight:600;padding:0}label{display:block;margin:0 0 8px}input[type=email],input[type=text]{display:block;width:100%;box-sizing:border-box;font:inherit;min-height:44px;padding:0 12px}
.row{display:flex;gap:8px;margin-top:12px}.row button{font:inherit;min-height:44px;padding:0 16px;cursor:pointer}`;

/** The plain page on which one says who one is: the accounts that are there, another one, or a way back. */
export function chooserPage(action: string): string {
  const accounts = sandboxAccounts.map(
    ({ subject, email, name, verified }) =>
      `<button class="account" name="subject" value="${subject}"><b>${escapedHtml(name)}</b><span>${escapedHtml(email)}${verified ? '' : ', address not verified'}</span></button>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Choose an account</title><style>${STYLE}</style></head>
<body><main><h1>Choose an account</h1><p>The test provider of this demo. No real account is asked for.</p>
<form method="post" action="${escapedHtml(action)}">${accounts.join('')}</form>
<form method="post" action="${escapedHtml(action)}"><fieldset><legend>Another account</legend>
<label>Email address <input type="email" name="email" required maxlength="254" autocomplete="off"></label>
<label>Name <input type="text" name="name" required maxlength="100" autocomplete="off"></label>
<label><input type="checkbox" name="verified" value="yes" checked> The address is verified</label>
<div class="row"><button>Continue</button><button name="cancel" value="yes" formnovalidate>Cancel</button></div></fieldset></form></main></body></html>`;
}

/** Whom the form names; null for Cancel and for what cannot be read. */
export function chosenAccount(form: URLSearchParams): SandboxAccount | null {
  if (form.has('cancel')) return null;
  const known = sandboxAccounts.find(({ subject }) => subject === form.get('subject'));
  if (known) return known;
  const email = (form.get('email') ?? '').trim().toLowerCase().slice(0, 254);
  const name = (form.get('name') ?? '').trim().slice(0, 100);
  if (!email.includes('@') || !name) return null;
  return { subject: `sandbox-${email}`, email, name, verified: form.get('verified') === 'yes' };
}

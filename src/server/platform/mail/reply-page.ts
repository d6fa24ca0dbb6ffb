import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { App } from '../calls/app.ts';
import { escapedHtml } from '../escaped-html.ts';
import { nowSeconds } from '../secrets/signature.ts';
import { findMailReply } from './mail-store.ts';

interface Reply {
  text: string;
  attachments: { name: string; content: string }[];
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What the page sends; anything else is an empty mail, as any mail may be. */
function replyOf(body: unknown): Reply {
  const { text, attachments } = (body ?? {}) as { text?: unknown; attachments?: unknown };
  const files: unknown[] = Array.isArray(attachments) ? attachments : [];
  return {
    text: asText(text),
    attachments: files.map((file) => {
      const { name, content } = (file ?? {}) as { name?: unknown; content?: unknown };
      return { name: asText(name), content: asText(content) };
    }),
  };
}

/** Reads the chosen files and sends them with the words; what came of it stands below. */
const SCRIPT = `const form=document.querySelector('form'),said=document.querySelector('[role=status]');
const read=(file)=>new Promise((done,fail)=>{const reader=new FileReader();reader.onload=()=>done({name:file.name,content:String(reader.result).split(',')[1]??''});reader.onerror=fail;reader.readAsDataURL(file)});
form.addEventListener('submit',async(event)=>{event.preventDefault();said.textContent='Sending …';
try{const attachments=await Promise.all([...form.files.files].map(read));
const answer=await fetch(location.pathname,{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({text:form.text.value,attachments})});
const {number}=await answer.json();said.textContent=answer.ok&&number?'The mail came in: '+number:'The mail was not taken.'}catch{said.textContent='The mail was not sent.'}});`;

/** The form that answers a mail, for the frame of the demo's pages. */
export const replyForm = (mail: { recipient: string; subject: string; replyTo: string }): string =>
  `<h1>Write back</h1><p>From ${escapedHtml(mail.recipient)} to ${escapedHtml(mail.replyTo)}</p>
  <form><p><label for="text">Re: ${escapedHtml(mail.subject)}</label></p><p><textarea id="text" name="text" rows="8" required></textarea></p>
  <p><label for="files">Attachments</label></p><p><input id="files" name="files" type="file" multiple></p><p><button>Send the mail</button></p></form><p role="status"></p>`;

export const replyScript = (nonce: string): string => `<script nonce="${nonce}">${SCRIPT}</script>`;

const MAX_REPLY = 16_000_000;

/** [SUP-04] In the demo alone: a mail is answered as its reader's mail program would, and comes in as the operator's receiver sends it, signed. */
export function replyRoute(server: FastifyInstance, app: App): void {
  server.post('/dev/outbox/:key/reply', { bodyLimit: MAX_REPLY }, async (request, reply) => {
    const mail = await findMailReply(app.db, (request.params as { key: string }).key);
    if (!mail) return reply.code(404).send({ number: null });
    const { text, attachments } = replyOf(request.body);
    const [messageId, at] = [`<${app.ids.uuid()}@demo>`, nowSeconds(app)];
    const payload = JSON.stringify({
      ...{ messageId, from: mail.recipient, to: [mail.replyTo], subject: `Re: ${mail.subject}`, text, attachments },
    });
    const [secret = ''] = (app.config.INBOUND_MAIL_SECRET ?? '').split(',');
    const signature = createHmac('sha256', secret.trim()).update(`${at}.${payload}`).digest('hex');
    const answer = await server.inject({
      ...{ method: 'POST', url: '/api/support/inbound-mail', payload },
      headers: { 'content-type': 'application/json', 'x-mail-signature': `t=${at},v1=${signature}` },
    });
    return reply.code(answer.statusCode).type('application/json').send(answer.body);
  });
}

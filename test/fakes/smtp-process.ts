import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** What the process is started with, as JSON. */
export interface SmtpOptions {
  /** Who may send; without it, anybody. */
  user?: { name: string; password: string };
  certificate?: { key: string; cert: string };
  /** TLS from the first byte; otherwise by STARTTLS where there is a certificate. */
  secure?: boolean;
}
/** How it answers from now on. */
export interface Mood {
  refuse: { at: 'sender' | 'reader' | 'text'; code: number } | null;
  /** Takes the mail and never says so. */
  silent: boolean;
}
export interface TakenMail {
  from: string;
  to: string[];
  text: string;
  secure: boolean;
  user: string | null;
}

const { user, certificate, secure = false } = JSON.parse(process.argv[2] ?? '{}') as SmtpOptions;
const mood: Mood = { refuse: null, silent: false };
process.on('message', (change: Partial<Mood>) => {
  Object.assign(mood, change);
  process.send?.({ mood: true });
});

const refusal = (at: string): Error | null =>
  mood.refuse?.at === at ? Object.assign(new Error('not this one'), { responseCode: mood.refuse.code }) : null;

const server = new SMTPServer({
  secure,
  ...certificate,
  hideSTARTTLS: !certificate,
  logger: false,
  authOptional: !user,
  allowInsecureAuth: !certificate,
  disabledCommands: user ? [] : ['AUTH'],
  onAuth: ({ username, password }, _session, done) =>
    username === user?.name && password === user?.password
      ? done(null, { user: username })
      : done(Object.assign(new Error('wrong'), { responseCode: 535 })),
  onMailFrom: (_address, _session, done) => done(refusal('sender')),
  onRcptTo: (_address, _session, done) => done(refusal('reader')),
  onData: (stream, session, done) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      const refused = refusal('text');
      if (refused) return done(refused);
      const { mailFrom, rcptTo } = session.envelope;
      const taken: TakenMail = {
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
        text: Buffer.concat(chunks).toString(),
        secure: session.secure,
        user: typeof session.user === 'string' ? session.user : null,
      };
      process.send?.({ taken });
      if (!mood.silent) done();
    });
  },
});
// A sender that is killed leaves a broken connection behind.
server.on('error', () => undefined);
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.server.address() as AddressInfo).port }));
process.on('disconnect', () => process.exit());

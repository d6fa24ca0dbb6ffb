import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Mood, SmtpOptions, TakenMail } from '../fakes/smtp-process.ts';

export interface MailServer {
  /** As it stands in SMTP_URL, without a name and password. */
  url: string;
  /** What it took since it was last cleared, in order. */
  taken(): Promise<TakenMail[]>;
  clear(): Promise<void>;
  /** Answers otherwise from now on. */
  become(mood: Partial<Mood>): Promise<void>;
  stop(): Promise<void>;
}

/** A mail server in a process of its own (the package `smtp-server`). */
export async function openMailServer(options: SmtpOptions = {}): Promise<MailServer> {
  const child = fork(join(import.meta.dirname, '../fakes/smtp-process.ts'), [JSON.stringify(options)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const taken: TakenMail[] = [];
  let moodsAcknowledged = 0;
  let onMessage = (): void => undefined;
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', () => reject(new Error('the mail server did not start')));
    child.on('message', (said: { port?: number; taken?: TakenMail; mood?: true }) => {
      if (said.port) resolve(said.port);
      if (said.taken) taken.push(said.taken);
      if (said.mood) moodsAcknowledged += 1;
      onMessage();
    });
  });
  const become = async (mood: Partial<Mood>): Promise<void> => {
    const wanted = moodsAcknowledged + 1;
    const answered = new Promise<void>((resolve) => {
      onMessage = () => moodsAcknowledged >= wanted && resolve();
    });
    child.send(mood);
    await answered;
  };
  return {
    url: `${options.secure ? 'smtps' : 'smtp'}://127.0.0.1:${port}`,
    become,
    // Its words come in order: once it has answered, all it took before is known.
    taken: async () => {
      await become({});
      return taken;
    },
    clear: async () => {
      await become({ refuse: null, silent: false });
      taken.length = 0;
    },
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill();
      await once(child, 'exit');
    },
  };
}

import { fork } from 'node:child_process';
import { vaultContract } from '#domain/vault/contract.ts';
import { encryptData, newWrappedKey } from '#server/modules/vault/vault-cipher.ts';
import { ask } from '#test/builders/ask.ts';
import { browser, openSale, signUp } from '#test/builders/sale.ts';

/*
 * npm run bench:vault: what it costs to encrypt a kilobyte. By itself (the key unwrapped, AES-256-GCM, the text written), and as a whole call
 * over HTTP: token checked, key looked for and counted in the database. Processor time of the server's own process.
 */

const ALONE = 20_000;
const ROUNDS = 4;
const CALLS = 900;
const DATA = 'x'.repeat(1000);

interface Ready {
  address: string;
  token: string;
  userId: string;
  alone: number;
}

const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** The server in a process of its own; asked for its processor time, it answers. */
async function serve(): Promise<void> {
  const sale = await openSale();
  const { app } = sale;
  const ana = await signUp(browser(sale.address), 'Ada Bench');
  const context = { userId: ana.userId, purpose: 'storage' as const, keyId: 'bench' };
  const key = { context, wrapped: newWrappedKey(app.config, context) };
  for (let index = 0; index < ALONE / 4; index += 1) encryptData(app.config, key, DATA);
  const before = cpu();
  for (let index = 0; index < ALONE; index += 1) encryptData(app.config, key, DATA);
  const alone = (cpu() - before) / ALONE;
  const { token } = await ask(ana, vaultContract.getToken);
  const ready: Ready = { address: sale.address, token, userId: ana.userId, alone };
  process.send?.(ready);
  process.on('message', (request) => {
    if (request === 'stop') return void sale.stop().then(() => process.exit(0));
    // So few in each round that the monitor has nothing to say.
    if (request === 'reset')
      return void app.db.query({ text: 'DELETE FROM vault_counts' }).then(() => process.send?.(0));
    return void process.send?.(cpu());
  });
}

async function measure(): Promise<void> {
  const server = fork(import.meta.filename, ['serve'], { execArgv: process.execArgv });
  const answer = <Answer>(): Promise<Answer> =>
    new Promise((resolve, reject) => {
      server.once('message', (message) => resolve(message as Answer));
      server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    });
  const { address, token, userId, alone } = await answer<Ready>();
  const requestOf = async (what: 'cpu' | 'reset'): Promise<number> => {
    server.send(what);
    return answer<number>();
  };
  const post = async (operation: string, body: object): Promise<void> => {
    const { status } = await fetch(`${address}/${operation}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    }).then(async (response) => {
      await response.arrayBuffer();
      return response;
    });
    if (status !== 200) throw new Error(`${operation} answered ${status}`);
  };
  await post('requestEncryptionKey', { keyId: 'bench', purpose: 'storage', userId });
  let [spent, wall] = [0, 0];
  for (let round = 0; round < ROUNDS; round += 1) {
    await requestOf('reset');
    const [before, start] = [await requestOf('cpu'), performance.now()];
    for (let index = 0; index < CALLS; index += 1) await post('encryptData', { keyId: 'bench', data: DATA });
    const [after, took] = [await requestOf('cpu'), performance.now() - start];
    // The first round warms up.
    if (round > 0) [spent, wall] = [spent + after - before, wall + took];
  }
  const calls = CALLS * (ROUNDS - 1);
  console.log(`encrypt 1 kB: ${alone.toFixed(4)} ms of CPU by itself (target below 1)`);
  console.log(
    `POST /encryptData with 1 kB: ${(spent / calls).toFixed(3)} ms of CPU of the server, ${(wall / calls).toFixed(2)} ms in all`,
  );
  server.removeAllListeners('exit');
  server.send('stop');
  server.disconnect();
}

await (process.argv[2] === 'serve' ? serve() : measure());

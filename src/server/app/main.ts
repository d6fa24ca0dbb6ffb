import { setTimeout as sleep } from 'node:timers/promises';
import { ensureActivationCode } from '../modules/admin/activation-code.ts';
import { checkPorts, listenProblem } from '../platform/config/check-ports.ts';
import { readConfig, SettingProblem } from '../platform/config/config.ts';
import { startWarning } from '../platform/config/start-warning.ts';
import { isDatabaseAway } from '../platform/database/is-database-away.ts';
import { findRunning, StartProblem } from '../platform/folder-lock.ts';
import { startRuntime } from '../platform/start-runtime.ts';
import { resealSecrets } from '../platform/secrets/reseal.ts';
import { startProduct } from './start-product.ts';
import { storedSecrets } from './stored-secrets.ts';

const DRAIN_MILLISECONDS = 9000;
const say = (line: string): void => void process.stderr.write(`${line}\n`);

/** The product serves already, so a database that goes away now is waited for and ends nothing. */
async function onceThere<T>(ask: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await ask();
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      await sleep(250);
    }
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  // A server that runs on this folder already holds its ports too; the folder is what is said of it.
  if (!findRunning(config.DATA_DIR)) await checkPorts(config);
  const runtime = await startRuntime({ config, say });
  // An error that nobody caught is logged; the process serves on [ERR-05].
  process.on('unhandledRejection', (error) => runtime.app.log.error('unhandled rejection', { error }));
  process.on('uncaughtException', (error) => runtime.app.log.error('uncaught exception', { error }));
  await resealSecrets(runtime.app, storedSecrets);
  if (config.DEMO) {
    const { ensureDemo } = await import('#demo/ensure-demo.ts');
    await ensureDemo(runtime);
  }
  const product = await startProduct(runtime, { web: config.WEB_DEV ? null : undefined }).catch((error: unknown) => {
    throw listenProblem(error, config) ?? error;
  });
  // Made only now: of a start that fails before it is open nobody would have seen the code.
  const code = await onceThere(() => ensureActivationCode(runtime.app));
  const shown = config.PUBLIC_URL.endsWith(`:${new URL(product.address).port}`) ? config.PUBLIC_URL : product.address;
  say(`\n${config.MARKETPLACE_NAME} is open at ${shown}\n`);
  if (config.DEMO) {
    const { demoAccountLines } = await import('#demo/demo-accounts.ts');
    for (const line of await demoAccountLines(runtime.app)) say(line);
  }
  const warning = startWarning(config);
  if (warning) say(warning);
  if (code) say(`Administrator activation code (shown once): ${code}`);
  say('Stop with Ctrl+C.\n');

  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), DRAIN_MILLISECONDS).unref();
    await product.stop();
    await runtime.stop();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}

main().catch((error: unknown) => {
  const known = error instanceof SettingProblem || error instanceof StartProblem;
  const message = error instanceof Error ? error.message : String(error);
  say(known ? message : `The start failed: ${message}`);
  if (!known && process.env.DEBUG) console.error(error);
  process.exit(1);
});

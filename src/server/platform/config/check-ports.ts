import { createServer, type Server } from 'node:net';
import { type Config, SettingProblem } from './config.ts';
import type { SettingName } from './settings.ts';

type PortSetting = 'PORT' | 'SANDBOX_PORT' | 'IDENTITY_PORT';

/** The ports that the settings name, and that this process is going to open. */
function namedPorts(config: Config): [PortSetting, number][] {
  const { PORT, SANDBOX_PORT, IDENTITY_PORT, DEMO, WORKERS, GOOGLE_CLIENT_ID, usesPaymentSandbox } = config;
  const named: [PortSetting, number][] = [
    ['PORT', PORT],
    ['SANDBOX_PORT', usesPaymentSandbox ? SANDBOX_PORT : 0],
    ['IDENTITY_PORT', DEMO && WORKERS !== 'only' && !GOOGLE_CLIENT_ID ? IDENTITY_PORT : 0],
  ];
  return named.filter(([, port]) => port !== 0);
}

const wrong = (setting: SettingName, why: string): SettingProblem =>
  new SettingProblem(`The setting ${setting} is wrong: ${why}.`);

/** Why nothing can listen there, in one line that names the setting; null when the error is about something else. */
export function listenProblem(error: unknown, config: Config): SettingProblem | null {
  const { code, port, syscall } = error as NodeJS.ErrnoException & { port?: number };
  const setting = namedPorts(config).find(([, named]) => named === port)?.[0] ?? 'PORT';
  if (code === 'EADDRINUSE')
    return wrong(setting, `the port ${port} is taken. Stop what listens there, or choose another one`);
  if (code === 'EACCES' && syscall === 'listen')
    return wrong(setting, `this account may not listen on port ${port}. Choose one above 1023`);
  if (code === 'EADDRNOTAVAIL' || code === 'EINVAL')
    return wrong('HOST', `${config.HOST} is no address of this machine. Most want 127.0.0.1 or 0.0.0.0`);
  if (syscall === 'getaddrinfo')
    return wrong('HOST', `the name ${config.HOST} has no address. Most want 127.0.0.1 or 0.0.0.0`);
  return null;
}

const listening = (host: string, port: number): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ host, port }, () => resolve(server));
  });

/** [RUN-02] Opens for a moment what will be opened for good: a start learns of a taken port before it makes anything. */
export async function checkPorts(config: Config): Promise<void> {
  const ports = namedPorts(config).map(([, port]) => port);
  for (const port of ports.length > 0 ? ports : [0])
    try {
      const server = await listening(config.HOST, port);
      await new Promise((resolve) => server.close(resolve));
    } catch (error) {
      throw listenProblem(error, config) ?? error;
    }
}

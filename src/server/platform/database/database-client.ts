import pg from 'pg';

/** A host that does not answer for so long is passed over. */
const PROBE_MILLISECONDS = 2000;

/** [OPS-10] One address for each host that a DATABASE_URL names: `postgres://USER@A:5432,B:5432/NAME`, or `?host=A,B&port=5432,5433`. */
export function hostUrls(url: string): string[] {
  const [, start = '', hosts = '', rest = ''] = /^([^:/]+:\/\/(?:[^/?]*@)?)([^/?]*)(.*)$/.exec(url) ?? [];
  if (hosts.includes(',')) return hosts.split(',').map((host) => `${start}${host}${rest}`);
  const [path = '', query] = rest.split('?');
  const named = new URLSearchParams(query).get('host')?.split(',') ?? [];
  const ports = new URLSearchParams(query).get('port')?.split(',') ?? [];
  if (named.length < 2) return [url];
  return named.map((host, at) => {
    const own = new URLSearchParams(query);
    own.set('host', host);
    if (ports.length > 0) own.set('port', ports[at] ?? ports[0] ?? '');
    return `${start}${hosts}${path}?${own}`;
  });
}

/** Of several hosts none answers now. */
class NoHostAnswers extends Error {
  /** As the database says that a connection could not be made. */
  readonly code = '08001';
}

interface Host {
  host: string;
  port: number;
}

async function takesWrites(client: pg.Client): Promise<boolean> {
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query(`SELECT current_setting('transaction_read_only') AS "readOnly"`);
    return rows[0]?.readOnly === 'off';
  } finally {
    client.end().catch(() => undefined);
  }
}

/** By the address with all hosts: which of them took writes last, and the search that is under way. */
const lastWritable = new Map<string, string>();
const searches = new Map<string, Promise<Host>>();

async function searchWritable(key: string, urls: readonly string[]): Promise<Host> {
  const last = lastWritable.get(key);
  const refusals: string[] = [];
  let readOnly: Host | null = null;
  for (const url of [...urls].sort((one, other) => Number(other === last) - Number(one === last))) {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: PROBE_MILLISECONDS,
      query_timeout: PROBE_MILLISECONDS,
    });
    const { host, port } = client;
    try {
      if (!(await takesWrites(client))) {
        readOnly ??= { host, port };
        continue;
      }
      lastWritable.set(key, url);
      return { host, port };
    } catch (error) {
      refusals.push(`${host}:${port}: ${(error as Error).message}`);
    }
  }
  if (readOnly) return readOnly;
  throw new NoHostAnswers(`none of its hosts answers (${refusals.join('; ')})`);
}

/** The hosts are tried in turn, the one that took writes last first; where none takes them, one that answers is read from. */
function writableHost(urls: readonly string[]): Promise<Host> {
  const key = urls.join(' ');
  const search = searches.get(key) ?? searchWritable(key, urls).finally(() => searches.delete(key));
  searches.set(key, search);
  return search;
}

type Connected = (error: Error | null, client?: pg.Client) => void;

/** [OPS-10] A connection to the database; where its address names several hosts, to the one that takes writes. */
export class DatabaseClient extends pg.Client {
  private readonly urls: readonly string[];

  constructor(config: pg.ClientConfig) {
    const urls = hostUrls(config.connectionString ?? '');
    super({ ...config, connectionString: urls[0] });
    this.urls = urls;
  }

  override connect(): Promise<pg.Client>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.Client> | void {
    const connecting = this.urls.length > 1 ? this.connectToWritable() : super.connect();
    if (!callback) return connecting;
    void this.answer(connecting, callback);
  }

  private async answer(connecting: Promise<pg.Client>, callback: Connected): Promise<void> {
    const error = await connecting.then(
      () => null,
      (reason: Error) => reason,
    );
    if (error) callback(error);
    else callback(null, this);
  }

  private async connectToWritable(): Promise<pg.Client> {
    Object.assign(this, await writableHost(this.urls));
    return super.connect();
  }
}

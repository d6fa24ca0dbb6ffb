import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import { isAutomated } from '#domain/analytics/is-automated.ts';
import { type Origin, originOf } from '#domain/analytics/traffic-source.ts';
import { viewedPage } from '#domain/analytics/viewed-page.ts';
import type { App } from '../../platform/calls/app.ts';
import { limitRepeats } from './limit-repeats.ts';
import { addTraffic, type TrafficBatch, type TrafficCount } from './traffic-store.ts';

const FLUSH_MS = 4000;
const QUARTER_MS = 900_000;
/** Counts that are alike are one entry; more entries than these leave at once, and beyond twice as many nothing is added. */
const MAX_ENTRIES = 5000;
const MAX_USER_AGENTS = 2000;
const MAX_TERMS = 5000;
/** What a search was answered, as it is known here. */
type Matches = Required<Pick<TrafficCount, 'matches' | 'category'>>;

const UNKNOWN: Origin = { source: 'direct', campaign: '', term: '', isVisit: false };

export interface Traffic {
  /** A page was requested. Whoever is signed in is known later, and counted then: `viewer` is '' for nobody. */
  pageRequested(request: IncomingMessage, viewer?: string): void;
  /** A page was shown without being requested: `address` and `from` are addresses of this site. */
  pageShown(view: { address: string; from: string; userAgent: string; viewer: string; ip: string }): void;
  /** A listing was put on a wishlist or into a cart. */
  add(kind: 'favourite' | 'cart', listingId: string, viewer?: string): void;
  searched(term: string, matches: Matches): void;
  /** Writes what was counted; never throws. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

declare module '../../platform/calls/app.ts' {
  interface Outside {
    /** What buyers look at; absent where nobody counts. */
    traffic?: Traffic;
  }
}

interface Viewer {
  host: string;
  viewer: string;
  ip: string;
}

/** A Map that forgets its oldest entry when it has too many. */
function remember<Value>(map: Map<string, Value>, limit: number, [key, value]: [string, Value]): Value {
  if (map.size >= limit) map.delete(map.keys().next().value ?? '');
  map.set(key, value);
  return value;
}

/** Browsers that fetch a page before anybody opens it say so. */
const isPrefetch = ({ headers }: IncomingMessage): boolean =>
  headers['sec-purpose'] !== undefined || headers.purpose === 'prefetch' || headers['x-moz'] === 'prefetch';

const keyOf = ({ kind, key, quarter, viewer, source, campaign, term }: TrafficCount): string =>
  [kind, key, quarter, viewer, source, campaign, term].join('\n');

/** Which pages may count at all, before anything is parsed. */
const PAGES = /^\/(?:product\/|shop\/|search\?)/;
const NO_QUERY = new URLSearchParams();

/** Whether a user agent is a program's; what was found is remembered. */
function programCheck(): (agent?: string) => boolean {
  const automated = new Map<string, boolean>();
  return (agent = '') => automated.get(agent) ?? remember(automated, MAX_USER_AGENTS, [agent, isAutomated(agent)]);
}

/** Writes batches one after the other. One of which it is not known whether it was written is sent again first, and counts once. */
function batchWriter(app: App, takeCounts: () => TrafficCount[]) {
  const writer = app.ids.uuid();
  let number = 0;
  let failed: TrafficBatch | null = null;
  let writing: Promise<void> | null = null;
  const write = async (batch: TrafficBatch): Promise<void> => {
    try {
      await addTraffic(app.db, batch);
      failed = null;
    } catch (error) {
      failed = batch;
      app.log.warn('counts of views were not written and are sent again', { error });
    }
  };
  const writeAll = async (): Promise<void> => {
    if (failed) await write(failed);
    if (failed) return;
    const counts = takeCounts();
    if (counts.length === 0) return;
    number += 1;
    await write({ writer, number, counts, now: app.clock.now() });
  };
  return {
    flush: (): Promise<void> => {
      writing ??= writeAll().finally(() => (writing = null));
      return writing;
    },
    settled: async (): Promise<void> => void (await writing),
  };
}

/** Counts in memory what buyers look at, and writes it every few seconds: each process its own, each batch once. */
export function countTraffic(app: App): Traffic {
  const publicUrl = new URL(app.config.PUBLIC_URL);
  const trust = proxyAddress.compile(app.config.TRUSTED_PROXIES);
  const isProgram = programCheck();
  const matchesOf = new Map<string, Matches>();
  let open = new Map<string, TrafficCount>();
  const batches = batchWriter(app, () => {
    const counts = [...open.values()].map((entry) => ({
      ...entry,
      ...(entry.kind === 'search' ? matchesOf.get(entry.key) : {}),
    }));
    open = new Map();
    return counts;
  });
  const isCounted = limitRepeats(app.ids.uuid());

  const count = (counted: Pick<TrafficCount, 'kind' | 'key' | 'viewer'>, { isVisit, ...origin }: Origin): void => {
    const quarter = Math.floor(app.clock.now().getTime() / QUARTER_MS);
    const entry = { ...counted, ...origin, quarter, count: 1, visits: isVisit ? 1 : 0 };
    const key = keyOf(entry);
    const known = open.get(key);
    if (known) {
      known.count += 1;
      known.visits += entry.visits;
    } else if (open.size < 2 * MAX_ENTRIES) open.set(key, entry);
    else app.metrics.count('traffic_not_counted_total');
    if (open.size === MAX_ENTRIES) void batches.flush();
  };
  const view = (address: string, referrer: string, { host, viewer, ip }: Viewer): void => {
    const at = address.indexOf('?');
    const query = at < 0 ? NO_QUERY : new URLSearchParams(address.slice(at));
    const page = viewedPage(at < 0 ? address : address.slice(0, at), query);
    if (!page || !isCounted(page, ip, app.clock.now())) return;
    const from = URL.canParse(referrer) ? new URL(referrer) : null;
    const origin = originOf(query, from, from?.host === host || from?.host === publicUrl.host);
    if (page.kind === 'search') count({ ...page, viewer: '' }, UNKNOWN);
    else count({ ...page, viewer }, origin);
  };
  const timer = setInterval(() => void batches.flush(), FLUSH_MS).unref();
  return {
    pageRequested: (request, viewer) => {
      const { method, url = '', headers } = request;
      if (method !== 'GET' || !PAGES.test(url)) return;
      if ((viewer === undefined) === (headers.cookie?.includes('session=') ?? false)) return;
      if (isProgram(headers['user-agent']) || isPrefetch(request)) return;
      const ip = proxyAddress(request, trust);
      view(url, headers.referer ?? '', { host: headers.host ?? '', viewer: viewer ?? '', ip });
    },
    pageShown: ({ address, from, userAgent, ...viewer }) => {
      if (!isProgram(userAgent)) view(address, publicUrl.origin + from, { host: publicUrl.host, ...viewer });
    },
    add: (kind, listingId, viewer = '') => count({ kind, key: listingId, viewer }, UNKNOWN),
    searched: (term, matches) => void remember(matchesOf, MAX_TERMS, [term, matches]),
    flush: batches.flush,
    stop: async () => {
      clearInterval(timer);
      await batches.settled();
      await batches.flush();
    },
  };
}

/** Counts in this process from now on, unless it only works and shows nothing to anybody; what hears of each request. */
export function startCounting(app: App): Traffic['pageRequested'] | undefined {
  if (app.config.WORKERS === 'only') return undefined;
  app.outside.traffic = countTraffic(app);
  return app.outside.traffic.pageRequested;
}

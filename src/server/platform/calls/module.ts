import type { FastifyInstance } from 'fastify';
import type { EventName, Events, FunctionName, ModuleName } from '#domain/modules.ts';
import type { Reaction } from '../events/reaction.ts';
import type { Callable } from '../functions/callable.ts';
import type { Job } from '../jobs/job.ts';
import type { Queue } from '../queue/queue.ts';
import type { Screen } from '../page/screen.ts';
import type { SecretColumn } from '../secrets/secret-store.ts';
import type { App } from './app.ts';
import type { Call } from './call.ts';
import type { BeforeErasure } from '../personal-data/erase-person.ts';
import type { PersonalData } from '../personal-data/tagged-table.ts';

/** Which cached answers an event makes stale. */
export type Invalidates = { [Name in EventName]?: (payload: Events[Name]) => string[] };

/** What a module brings into the product. Its name and what it keeps of people are said by each. */
export interface Module {
  /** `wire` and `sitemap` speak of others and stand above the modules. */
  name: ModuleName | 'wire' | 'sitemap';
  /** [SUP-03] Its tables with a tag for each column: copy, erasure, retention and receipt are made of it. */
  personalData: PersonalData;
  /** [SUP-03] What must be done and told in the transaction of an erasure, before rows of this room go. */
  beforeErasure?: BeforeErasure;
  /** Its columns whose values are sealed and have to be read again. */
  secrets?: readonly SecretColumn[];
  calls?: Record<string, Call>;
  /** [FN-02] Its long jobs, which are called by name and tell how far they came. */
  functions?: { [Name in FunctionName]?: Callable };
  reactions?: readonly Reaction[];
  jobs?: readonly Job[];
  /** Its work on single items, each tried until it is done or parked. */
  queues?: readonly Queue[];
  screens?: readonly Screen[];
  /** [UX-12] Files of the browser that its screens need without a connection, beside their own: what opens over them, what sends later. */
  offlineFiles?: readonly string[];
  invalidates?: Invalidates;
  /** Routes that are no calls: pictures, the outbox. */
  routes?: (server: FastifyInstance, app: App) => void;
}

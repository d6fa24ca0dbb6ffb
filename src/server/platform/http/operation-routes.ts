import type { FastifyInstance } from 'fastify';
import type { App } from '../calls/app.ts';
import { reportPolicyBreach } from '../failures/failures.ts';
import { readSchemaState } from '../migrations/migration-store.ts';
import { generalProblem } from './problem-answer.ts';
import { askerOf } from './request-caller.ts';

/** Addresses for operators: alive, ready, figures, reports of the content policy [RUN-03]. */
export function operationRoutes(server: FastifyInstance, app: App, state: { draining: boolean }): void {
  server.get('/api/health', async (_request, reply) => reply.header('Cache-Control', 'no-store').send({ alive: true }));
  server.get('/api/ready', async (request, reply) => {
    void reply.header('Cache-Control', 'no-store');
    const unready = (reason: string) =>
      reply
        .code(503)
        .header('Retry-After', reason === 'storage' ? '60' : '5')
        .send(
          generalProblem(reason === 'storage' ? 'request/out-of-room' : 'request/unavailable', askerOf(request), {
            reason,
          }).body,
        );
    if (state.draining) return unready('draining');
    try {
      const { migrations, isReadOnly } = await readSchemaState(app.db);
      if (isReadOnly) {
        app.db.renew();
        return unready('read-only');
      }
      if (await app.storage.isFull()) return unready('storage');
      return { ready: true, migrations };
    } catch {
      return unready('database');
    }
  });
  server.get('/api/metrics', async (request, reply) => {
    // A proxy on this machine calls from loopback too, but in somebody else's name.
    const isForwarded = Boolean(request.headers['x-forwarded-for'] ?? request.headers.forwarded);
    if (isForwarded || !['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.socket.remoteAddress ?? ''))
      return reply.code(404).send(generalProblem('request/not-found', askerOf(request)).body);
    void reply.header('Cache-Control', 'no-store');
    return reply.type('application/openmetrics-text; version=1.0.0; charset=utf-8').send(app.metrics.text());
  });
  server.post(
    '/api/csp-reports',
    { bodyLimit: 20_000, config: { allowedWhileViewing: true } },
    async (request, reply) => {
      app.metrics.count('csp_reports_total');
      const text = Buffer.isBuffer(request.body) ? request.body.toString('utf8') : JSON.stringify(request.body);
      const directive =
        /"(?:violated-directive|effectiveDirective)"\s*:\s*"([a-z- ]{1,40})/.exec(text ?? '')?.[1] ?? 'unknown';
      app.log.warn('content policy report', { directive });
      reportPolicyBreach(app, `A page was kept from something by its content policy: ${directive}.`);
      return reply.code(204).send();
    },
  );
  app.metrics.gauge('process_resident_memory_bytes', () => process.memoryUsage.rss());
  app.metrics.gauge('process_cpu_seconds', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  app.metrics.gauge('database_connections', () => app.db.pool.totalCount);
  app.metrics.gauge('database_waiting', () => app.db.pool.waitingCount);
  app.metrics.gauge('cache_entries', () => app.cache.size.entries);
  app.metrics.gauge('cache_bytes', () => app.cache.size.bytes);
  app.metrics.gauge('cache_hits', () => app.cache.size.hits);
  app.metrics.gauge('cache_misses', () => app.cache.size.misses);
}

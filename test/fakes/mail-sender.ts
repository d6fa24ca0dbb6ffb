import type { App } from '#server/platform/calls/app.ts';
import { openCircuits } from '#server/platform/circuits/circuits.ts';
import { databaseClock } from '#server/platform/clock/clock.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { silentLog } from '#server/platform/log/log.ts';
import { processMetrics } from '#server/platform/metrics/metrics.ts';
import { deliverMails } from '#test/builders/work-off.ts';

// A process that only sends what the outbox holds, once; the test kills it when it likes.
const [databaseUrl = '', smtpUrl = ''] = process.argv.slice(2);
const config = readConfig({ DATABASE_URL: databaseUrl, DEMO: 'off', PORT: '0' });
const db = openDatabase(databaseUrl);
const clock = await databaseClock(db);
const circuits = openCircuits({ db, clock, process: 'sender' });
const metrics = processMetrics();
await deliverMails({ db, config, log: silentLog, clock, circuits, metrics } as unknown as App, smtpUrl);
process.exit();

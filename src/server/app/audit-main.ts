import { auditLines, runAudit } from './audit/run-audit.ts';
import { readConfig } from '../platform/config/config.ts';
import { startRuntime } from '../platform/start-runtime.ts';

// npm run audit [-- --json]: checks the invariants on the live database, beside a running server or without one [RUN-08].
try {
  const runtime = await startRuntime({ config: readConfig(process.env), beside: true });
  try {
    const findings = await runAudit(runtime.app);
    if (process.argv.includes('--json'))
      console.log(JSON.stringify({ at: runtime.app.clock.now(), findings }, null, 2));
    else for (const line of auditLines(findings)) console.log(line);
    process.exitCode = findings.some((finding) => finding.state === 'breach') ? 1 : 0;
  } finally {
    await runtime.stop();
  }
} catch (error) {
  console.error(`The audit could not run: ${(error as Error).message}`);
  process.exitCode = 2;
}

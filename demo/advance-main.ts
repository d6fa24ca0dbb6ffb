import { DAY, HOUR, MINUTE } from '#domain/core/time.ts';
import { advanceClock } from '#server/platform/clock/clock.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { startRuntime } from '#server/platform/start-runtime.ts';

// npm run demo:advance -- 3d: moves the simulated time forward; every server on this database hears of it at once [RUN-09].
const units = { m: MINUTE, h: HOUR, d: DAY } as const;
try {
  const match = /^(\d{1,4})(m|h|d)$/.exec(process.argv[2] ?? '');
  if (!match) throw new Error('Say how far: npm run demo:advance -- 30m, 12h or 3d.');
  const runtime = await startRuntime({ config: readConfig(process.env), beside: true });
  try {
    if (!(await advanceClock(runtime.app.db, Number(match[1]) * units[match[2] as keyof typeof units])))
      throw new Error(
        'This shop lives on the system’s clock, which cannot be moved. Start it once with CLOCK=simulated.',
      );
    console.log(`The simulated time is ${match[0]} further on. Every server on this database follows at once.`);
  } finally {
    await runtime.stop();
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

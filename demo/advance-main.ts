import { DAY, HOUR, MINUTE } from '#domain/core/time.ts';
import { advanceClock } from '#server/platform/clock/clock.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { startGround } from '#server/platform/start-ground.ts';

// npm run demo:advance -- 3d: moves the simulated time forward; a server with CLOCK=simulated hears of it at once [RUN-09].
const match = /^(\d{1,4})(m|h|d)$/.exec(process.argv[2] ?? '');
if (!match) {
  console.error('Say how far: npm run demo:advance -- 30m, 12h or 3d.');
  process.exit(1);
}
const units = { m: MINUTE, h: HOUR, d: DAY } as const;
const milliseconds = Number(match[1]) * units[match[2] as keyof typeof units];
const ground = await startGround({ config: readConfig(process.env), beside: true });
await advanceClock(ground.app.db, milliseconds);
await ground.stop();
console.log(`The simulated time is ${match[0]} further on. A server that runs with CLOCK=simulated follows at once.`);

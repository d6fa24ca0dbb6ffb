import { readConfig } from '#server/platform/config/config.ts';
import { startRuntime } from '#server/platform/start-runtime.ts';
import { fillDemo } from './fill-demo.ts';

// Fills the demo shop beside the process that starts it, and ends. Without that one it ends at once: the next start goes on.
process.on('disconnect', () => process.exit(1));
try {
  const runtime = await startRuntime({ config: readConfig(process.env), beside: true });
  await fillDemo(runtime, (line) => void process.stderr.write(`${line}\n`));
  await runtime.stop();
  process.exit(0);
} catch (error) {
  process.send?.({ problem: (error as Error).message }, () => process.exit(1));
}

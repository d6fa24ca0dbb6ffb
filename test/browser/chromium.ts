import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { execFileSync } from 'node:child_process';

const cache = join(import.meta.dirname, '../../node_modules/.cache/chromium-153');
const program = join(cache, 'chromium');

/** Unpacks the browser and its libraries from the package, once. */
function unpacked(): string {
  if (existsSync(join(cache, 'ready'))) return program;
  const half = `${cache}.${process.pid}`;
  mkdirSync(join(half, 'lib'), { recursive: true });
  const bin = join(import.meta.dirname, '../../node_modules/@sparticuz/chromium/bin');
  writeFileSync(join(half, 'chromium'), brotliDecompressSync(readFileSync(join(bin, 'chromium.br'))), { mode: 0o755 });
  for (const archive of ['al2023', 'swiftshader', 'fonts']) {
    const path = join(bin, `${archive}.tar.br`);
    if (!existsSync(path)) continue;
    const tar = join(half, `${archive}.tar`);
    writeFileSync(tar, brotliDecompressSync(readFileSync(path)));
    execFileSync('tar', ['-xf', tar, '-C', archive === 'swiftshader' ? half : join(half, 'lib')]);
  }
  writeFileSync(join(half, 'ready'), '');
  mkdirSync(dirname(cache), { recursive: true });
  try {
    renameSync(half, cache);
  } catch {
    // Another process was quicker.
  }
  return program;
}

/** How Playwright starts the packaged browser: nothing is installed on the system. */
export function chromiumLaunchOptions(): { executablePath: string; args: string[]; env: Record<string, string> } {
  const executablePath = unpacked();
  const libraries = ['lib', 'lib/lib', 'lib/al2023/lib']
    .map((folder) => join(cache, folder))
    .filter((folder) => existsSync(folder))
    .join(':');
  return {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--hide-scrollbars',
      '--use-gl=angle',
      '--use-angle=swiftshader',
    ],
    env: {
      ...(process.env as Record<string, string>),
      LD_LIBRARY_PATH: [libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
      HOME: process.env.HOME ?? '/tmp',
    },
  };
}

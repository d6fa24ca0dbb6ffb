// npm run check: what can be said without running anything: types of every floor, lint, format, layout, documents. Every test is in npm test.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, node24, root } from './ensure-node.mjs';

ensureInstalled();
const bin = (name) => join(root, 'node_modules', '.bin', name);
let failures = 0;

function step(name, program, args, mustFail = false) {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH}` },
  });
  const good = mustFail ? status !== 0 : status === 0;
  console.log(`${good ? 'ok  ' : 'FAIL'} ${name}`);
  if (!good) {
    failures += 1;
    console.log(mustFail ? '     it should not have passed' : `${stdout}${stderr}`);
  }
}

step('types: domain', bin('tsc'), ['-p', 'tsconfig.domain.json']);
step('types: server, demo, tests', bin('tsc'), ['-p', 'tsconfig.server.json']);
step('types: journeys', bin('tsc'), ['-p', 'tsconfig.journeys.json']);
step('types: web', bin('tsc'), ['-p', 'tsconfig.web.json']);
// The rules run on both sides, so neither Node nor the browser may be known there. This file uses `process` and must not compile.
step('canary: the domain knows no process', bin('tsc'), ['-p', 'scripts/check-layout/canary/tsconfig.json'], true);
if (existsSync(join(root, '.oxlintrc.json')))
  step('lint', bin('oxlint'), ['--quiet', 'src', 'sandbox', 'demo', 'test', 'scripts', 'bench']);
step('format', node24(), [
  'node_modules/prettier/bin/prettier.cjs',
  '--check',
  '--log-level=warn',
  '{src,sandbox,demo,test,scripts,bench}/**/*.{ts,tsx,mjs,css}',
  '*.ts',
]);
step('layout', node24(), ['scripts/check-layout/check-layout.mjs']);
step('documents', node24(), ['scripts/check-layout/check-docs.mjs']);
process.exit(failures > 0 ? 1 : 0);

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type LogEntry, logEntry, logLevels, storedLog } from './browser-log.ts';

const inUse = { isProduction: true, debugFlag: null };
const atHome = { isProduction: false, debugFlag: null };
const at = 5;

test('[ERR-10] in production errors alone are logged, more only where the flag is the word true', () => {
  expect(logLevels.map((level) => logEntry('the words', { at, level }, inUse)?.level)).toEqual([
    undefined,
    undefined,
    undefined,
    'error',
  ]);
  for (const debugFlag of ['TRUE', '1', 'yes', 'true ', ''])
    expect(logEntry('the words', { at, level: 'debug' }, { ...inUse, debugFlag })).toBeNull();
  for (const level of logLevels)
    expect(logEntry('the words', { at, level }, { ...inUse, debugFlag: 'true' })).toEqual({
      at,
      level,
      message: '[event]',
    });
});

test('[ERR-10] elsewhere a message is cut to 150 characters', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400, size: 'max' }), fc.constantFrom(...logLevels), (message, level) => {
      expect(logEntry(message, { at, level }, atHome)).toEqual({ at, level, message: message.slice(0, 150) });
    }),
  );
});

test('[ERR-10] the newest 250 stand in the log', () => {
  let log: LogEntry[] = [];
  for (let count = 0; count < 1200; count += 1) log = storedLog(log, { at: count, level: 'error', message: '[event]' });
  expect([log.length, log[0]?.at, log.at(-1)?.at]).toEqual([250, 950, 1199]);
});

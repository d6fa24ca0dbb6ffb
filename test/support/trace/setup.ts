import { afterEach, beforeEach } from 'vitest';
import { keysOfTests, traceChecker } from './check-trace.ts';
import { takeTrace } from './trace.ts';

// What a part of a screen shows, sends and keeps in a test is compared with what it was when it was recorded.

const [keyOf, { check }] = [keysOfTests(), traceChecker('parts')];

beforeEach(() => void takeTrace());
afterEach(({ task }) => check({ task, key: keyOf(task) }, takeTrace()));

// What tests start is kept compiled: a process of the product loads its code in half the time.
import { join } from 'node:path';
import { root } from '../ensure-node.mjs';

process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules', '.cache', 'compiled');

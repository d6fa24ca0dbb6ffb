// What tests start is kept compiled, as what `npm start` starts is.
import { compiled } from '../ensure-node.mjs';

process.env.NODE_COMPILE_CACHE ??= compiled;

/**
 * How Node runs the server. The bytes of an upload come in buffers that are needed for a moment only: with little room for what is young
 * they are cleared away before they add up to a sweep of all memory, which took a third of an upload's time (docs/benchmarks.md).
 */
export const serverFlags = ['--max-semi-space-size=4'];

const { PATH, NODE_COMPILE_CACHE } = process.env;

/** Of a process that is to know no setting of whoever runs the tests: where programs are, and code that is kept compiled. */
export const bareEnvironment = { PATH, NODE_COMPILE_CACHE };

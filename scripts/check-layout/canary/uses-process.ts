export const pid = process.pid;

const CODES = new Set([
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  // It takes no writes now: another host becomes the one that does.
  '25006',
  // Out of memory, and out of connections: both pass.
  '53200',
  '53300',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** What the driver says of a connection that is gone comes without a code. */
const AWAY_MESSAGES =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect)/;

/** The database cannot be reached now, or went away during a statement: nothing is wrong with the request, and it may be sent again. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, message, syscall } = error as { code?: unknown; message?: unknown; syscall?: unknown };
  const text = String(code ?? '');
  return (
    CODES.has(text) ||
    /^08\w{3}$/.test(text) ||
    (text === 'ENOENT' && syscall === 'connect') ||
    AWAY_MESSAGES.test(String(message ?? ''))
  );
}

import { accountProblemTexts } from '#domain/accounts/problem-texts.ts';

/** How the sign-in window ended, as its last page tells it. */
interface WindowOutcome {
  attempt: string;
  kind: 'signed-in' | 'connected' | 'second-factor' | 'problem';
  code?: keyof typeof accountProblemTexts;
  pending?: string;
}

/** [ACC-05] How long a closed window may still be heard of: its answer can be on the way. */
const POPUP_CANCEL_DELAY = 8000;
const POLL_INTERVAL_MS = 400;

let cancelEarlier: (() => void) | null = null;

const problem = (attempt: string, code: NonNullable<WindowOutcome['code']>): WindowOutcome => ({
  attempt,
  kind: 'problem',
  code,
});

/** Must be called in the press of a button, or the browser blocks the window. */
export function openGoogleWindow({ connect = false } = {}): Promise<WindowOutcome> {
  cancelEarlier?.();
  const attempt = crypto.randomUUID();
  const shown = window.open(
    `/sign-in/google?attempt=${attempt}${connect ? '&connect=1' : ''}`,
    'google-sign-in',
    `popup,width=480,height=680,left=${Math.max(0, (screen.width - 480) / 2)},top=80`,
  );
  if (!shown) return Promise.resolve(problem(attempt, 'accounts/popup-blocked'));
  return new Promise((resolve) => {
    const channel = new BroadcastChannel('sign-in-window');
    let closedAt = 0;
    const end = (outcome: WindowOutcome): void => {
      clearInterval(poll);
      channel.close();
      cancelEarlier = null;
      resolve(outcome);
    };
    const poll = setInterval(() => {
      if (!shown.closed) closedAt = 0;
      else if (closedAt === 0) closedAt = Date.now();
      else if (Date.now() - closedAt >= POPUP_CANCEL_DELAY) end(problem(attempt, 'accounts/popup-closed-by-user'));
    }, POLL_INTERVAL_MS);
    cancelEarlier = () => end(problem(attempt, 'accounts/cancelled-popup-request'));
    channel.addEventListener('message', ({ data }: MessageEvent<WindowOutcome>) => {
      if (data.attempt === attempt) end(data);
    });
  });
}

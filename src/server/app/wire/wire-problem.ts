/** A refusal in the public wire format: its code, and words after ` : ` where it has any. */
export class WireProblem extends Error {
  readonly status: number;
  readonly extra: Record<string, unknown>;
  constructor(code: string, { status = 400, extra = {} }: { status?: number; extra?: Record<string, unknown> } = {}) {
    super(code);
    this.status = status;
    this.extra = extra;
  }
}

const STATUS: Record<number, string> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
};

export const wireError = (
  status: number,
  message: string,
  extra: Record<string, unknown> = {},
): Record<string, unknown> => ({
  error: {
    code: status,
    message,
    status: STATUS[status] ?? 'UNKNOWN',
    errors: [{ message, domain: 'global', reason: 'invalid' }],
  },
  ...extra,
});

/** Our own problems by the names that the wire format gives them. */
const names: Record<string, string> = {
  'accounts/invalid-email': 'INVALID_EMAIL',
  'accounts/weak-password': 'WEAK_PASSWORD : Password should be at least 6 characters long.',
  'accounts/email-already-in-use': 'EMAIL_EXISTS',
  'accounts/too-many-requests': 'TOO_MANY_ATTEMPTS_TRY_LATER',
  'accounts/invalid-phone': 'INVALID_PHONE_NUMBER',
  'accounts/no-texts': 'OPERATION_NOT_ALLOWED : Text messages cannot be sent here.',
  'accounts/wrong-code': 'INVALID_CODE',
  'accounts/code-expired': 'SESSION_EXPIRED',
  'accounts/phone-in-use': 'PHONE_NUMBER_EXISTS',
  'accounts/user-mismatch': 'FEDERATED_USER_ID_ALREADY_LINKED',
};

export const wireProblemOf = ({ code }: { code: string }): WireProblem =>
  new WireProblem(names[code] ?? 'INTERNAL_ERROR');

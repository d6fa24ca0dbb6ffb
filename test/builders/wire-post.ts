/** What answers of the public wire format hold, by operation one or the other. */
export interface WireAnswer {
  status: number;
  error?: { code: number; message: string; status: string };
  localId?: string;
  email?: string;
  idToken?: string;
  id_token?: string;
  refreshToken?: string;
  isNewUser?: boolean;
  sessionInfo?: string;
  phoneNumber?: string;
  phoneSessionInfo?: { sessionInfo: string };
  mfaPendingCredential?: string;
}

/** Who was signed up or in. */
export function signedIn({ localId, idToken, refreshToken, ...answer }: WireAnswer) {
  if (!localId || !idToken || !refreshToken) throw new Error(`nobody is signed in: ${JSON.stringify(answer)}`);
  return { localId, idToken, refreshToken };
}

/** A call in the public wire format, as a client of it sends one: its status with what was answered. */
export async function wirePost(address: string, path: string, body: object): Promise<WireAnswer> {
  const answer = await fetch(`${address}/${path}?key=k`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { ...((await answer.json()) as Omit<WireAnswer, 'status'>), status: answer.status };
}

import { z } from 'zod';

const text = z.string().max(100_000);
const named = { id: text, rawId: text, type: z.literal('public-key'), clientExtensionResults: z.object({}) };

/** What a browser answers when it made a passkey. What else it says is passed over. */
export const madePasskeySchema = z.object({
  ...named,
  response: z.object({ clientDataJSON: text, attestationObject: text, transports: z.array(text).optional() }),
});

/** What a browser answers when a passkey signs in. */
export const signedPasskeySchema = z.object({
  ...named,
  response: z.object({ clientDataJSON: text, authenticatorData: text, signature: text, userHandle: text.optional() }),
});

/** The challenge that an answer says it answers; nothing where it is none that we could have asked. */
export function challengeOf({ response }: { response: { clientDataJSON: string } }): string {
  try {
    const said = z
      .object({ challenge: z.string() })
      .parse(JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString('utf8')));
    return /^[\w-]{1,200}$/.exec(said.challenge)?.[0] ?? '';
  } catch {
    return '';
  }
}

import type { App } from '#server/platform/calls/app.ts';

/** The code that was texted to a number last; empty where none was. */
export async function textTo({ db }: Pick<App, 'db'>, phone: string): Promise<string> {
  const { rows } = await db.query<{ body: string }>({
    text: 'SELECT body FROM text_messages WHERE recipient = $1 ORDER BY created_at DESC, key DESC LIMIT 1',
    values: [phone],
  });
  return /\d{6}/.exec(rows[0]?.body ?? '')?.[0] ?? '';
}

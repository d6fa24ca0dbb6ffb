import { providerAnswer } from './provider-window.ts';
import { browser, type Sale } from './sale.ts';

/** A token of the provider itself, as a client with its own button gets it. */
export async function providerToken(sale: Sale, form: Record<string, string>): Promise<string> {
  const { url } = await providerAnswer(sale.address, browser(sale.address), form);
  const { rows } = await sale.app.db.query<{ verifier: string }>({
    text: 'SELECT verifier FROM provider_attempts ORDER BY created_at DESC LIMIT 1',
  });
  const { issuer = '', clientId = '', clientSecret = '' } = sale.app.outside.google ?? {};
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code: url.searchParams.get('code') ?? '',
    redirect_uri: url.origin + url.pathname,
    code_verifier: rows[0]?.verifier ?? '',
  });
  const headers = { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` };
  const answer = await fetch(`${issuer}/token`, { method: 'POST', headers, body });
  return ((await answer.json()) as { id_token: string }).id_token;
}

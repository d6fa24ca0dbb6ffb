/** A call in the public wire format, as a client of it sends one: its status with what was answered. */
export async function wirePost(address: string, path: string, body: object): Promise<any> {
  const answer = await fetch(`${address}/${path}?key=k`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, ...((await answer.json()) as object) };
}

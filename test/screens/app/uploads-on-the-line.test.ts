import { expect, test } from '../screen.ts';

/** How an upload of the page ends, with what came. */
const upload = (): Promise<string> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let left = 0;
    request.open('POST', '/v0/b/shop/o?name=x');
    request.setRequestHeader('X-Goog-Upload-Protocol', 'raw');
    request.upload.addEventListener('progress', ({ loaded }) => (left = loaded));
    for (const end of ['load', 'error', 'abort'])
      request.addEventListener(end, () =>
        resolve(`${end} ${request.status} ${request.getResponseHeader('x-part')} ${request.responseText} ${left}`),
      );
    request.send(new Blob(['four ', 'words ', 'of text']));
  });

test.use({ complaintsAllowed: /ERR_FAILED/ });

test('what a page sends by XMLHttpRequest goes over its line: received, answered and lost there as its other calls', async ({
  page,
}) => {
  await page.goto('/dev/ui');
  const received: string[] = [];
  await page.route(/\/v0\/b\//, (route) => {
    const asked = route.request();
    received.push(`${asked.method()} ${asked.headers()['x-goog-upload-protocol']} ${asked.postData()}`);
    return route.fulfill({ status: 200, headers: { 'x-part': '7' }, body: 'kept' });
  });
  expect(await page.evaluate(upload)).toBe('load 200 7 kept 18');
  expect(received).toEqual(['POST raw four words of text']);
  await page.route(/\/v0\/b\//, (route) => route.abort());
  expect(await page.evaluate(upload)).toBe('error 0 null  0');
});

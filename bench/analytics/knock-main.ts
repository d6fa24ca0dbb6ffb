import autocannon from 'autocannon';

/** A process of its own that opens product pages at an address as a browser does, so that its work is nobody else's: `node knock-main.ts URL SECONDS LISTINGS`. */
const [, , url = '', seconds = '1', listings = '1'] = process.argv;
const agent = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const referrers = ['https://www.google.com/', `${url}/search?q=blue+mug`, '', `${url}/product/piece-1`];
/** People: each opens a page now and then. */
const VISITORS = 20_000;
const requests = Array.from({ length: VISITORS }, (_, n) => {
  const referer = referrers[n % referrers.length] ?? '';
  return {
    path: `/product/piece-${n % Number(listings)}`,
    headers: {
      'user-agent': agent,
      'accept-encoding': 'gzip, br',
      'x-forwarded-for': `10.${n >> 12}.${(n >> 4) & 255}.${n & 15}`,
      ...(referer ? { referer } : {}),
    },
  };
});
const result = await autocannon({
  url,
  connections: 16,
  duration: Number(seconds),
  timeout: 10,
  requests,
  setupClient: () => undefined,
});
process.send?.({ count: result.requests.total });

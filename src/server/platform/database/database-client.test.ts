import { expect, test } from 'vitest';
import { hostUrls } from './database-client.ts';

test.for([
  ['postgres://u:p@a:1/d', ['postgres://u:p@a:1/d']],
  [
    'postgres://u:p@a:1,b/d?sslmode=require',
    ['postgres://u:p@a:1/d?sslmode=require', 'postgres://u:p@b/d?sslmode=require'],
  ],
  ['postgresql://u:p,q@[::1]:1,[::2]:2/d', ['postgresql://u:p,q@[::1]:1/d', 'postgresql://u:p,q@[::2]:2/d']],
  ['postgres://a,b', ['postgres://a', 'postgres://b']],
  ['postgres://u:p@x/d?host=/s,/t', ['postgres://u:p@x/d?host=%2Fs', 'postgres://u:p@x/d?host=%2Ft']],
  ['postgres://x/d?host=a,b&port=1,2', ['postgres://x/d?host=a&port=1', 'postgres://x/d?host=b&port=2']],
  ['postgres://x/d?host=a,b&port=1', ['postgres://x/d?host=a&port=1', 'postgres://x/d?host=b&port=1']],
] as const)('[OPS-10] the hosts of %s are known one by one', ([url, expected]) => {
  expect(hostUrls(url)).toEqual(expected);
});

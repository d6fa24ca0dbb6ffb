import pg from 'pg';

/**
 * Connections of a test beside those of the product. A pool that was ended lets go of its connections a moment later, and the server
 * may stop meanwhile: that is no error of the test. A statement that is cut off fails all the same.
 */
export function testPool(connectionString: string, max: number): pg.Pool {
  const pool = new pg.Pool({ connectionString, max });
  pool.on('error', () => undefined);
  return pool;
}

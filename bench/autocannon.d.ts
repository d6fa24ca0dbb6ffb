/** The part of autocannon that the bench uses; the package brings no types. */
declare module 'autocannon' {
  namespace autocannon {
    interface Request {
      method?: string;
      path?: string;
      headers?: Record<string, string>;
      body?: string;
    }
    interface Client {
      setRequests(requests: Request[]): void;
    }
    interface Options {
      url: string;
      connections: number;
      /** Seconds. */
      duration: number;
      /** Seconds. */
      timeout: number;
      requests: Request[];
      setupClient(client: Client): void;
    }
    interface Result {
      duration: number;
      non2xx: number;
      errors: number;
      timeouts: number;
      requests: { total: number };
      latency: { p50: number; p99: number };
      throughput: { average: number };
    }
  }
  function autocannon(options: autocannon.Options): Promise<autocannon.Result>;
  export default autocannon;
}

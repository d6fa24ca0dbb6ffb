import type { Wire } from './wire.ts';

const RETRY = 200;

/** An event stream over the wire; a lost one is taken up again after its last message. */
export const eventSourceOf = (window: Window & typeof globalThis, wire: Wire, over: AbortSignal) =>
  class extends window.EventTarget {
    readonly url: string;
    readyState = 0;
    private last = '';
    private readonly stop = new AbortController();
    constructor(path: string) {
      super();
      this.url = new URL(path, window.location.href).href;
      void this.listen();
    }
    close(): void {
      this.readyState = 2;
      this.stop.abort();
    }
    private async listen(): Promise<void> {
      const signal = AbortSignal.any([over, this.stop.signal]);
      while (!signal.aborted) {
        await this.receive(signal).catch(() => undefined);
        if (this.readyState === 2) return;
        this.readyState = 0;
        await new Promise((resolve) => setTimeout(resolve, RETRY));
      }
    }
    private async receive(signal: AbortSignal): Promise<void> {
      const headers = { accept: 'text/event-stream', ...(this.last ? { 'last-event-id': this.last } : {}) };
      const response = await wire.begin({ method: 'GET', url: this.url, headers }, signal);
      if (!response.ok || !response.body) return this.close();
      this.readyState = 1;
      this.dispatchEvent(new window.Event('open'));
      let rest = '';
      const decoder = new TextDecoder();
      for await (const chunk of response.body) {
        const parts = (rest + decoder.decode(chunk, { stream: true })).split('\n\n');
        rest = parts.pop() ?? '';
        if (!signal.aborted) for (const part of parts) this.notify(part);
      }
    }
    private notify(part: string): void {
      const lines = part.split('\n').map((line) => /^(\w+): ?(.*)$/.exec(line) ?? []);
      const of = (name: string): string[] => lines.filter(([, key]) => key === name).map(([, , value = '']) => value);
      this.last = of('id').at(-1) ?? this.last;
      const data = of('data');
      if (data.length === 0) return;
      const message = { data: data.join('\n'), lastEventId: this.last };
      this.dispatchEvent(new window.MessageEvent(of('event').at(-1) ?? 'message', message));
    }
  };

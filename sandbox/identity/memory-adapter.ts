import type { Adapter, AdapterPayload } from 'oidc-provider';

/** Where the test provider keeps its codes and sessions: in this process, for minutes. */
export function memoryAdapter(): new (name: string) => Adapter {
  const entries = new Map<string, { payload: AdapterPayload; until: number }>();
  const find = (key: string): AdapterPayload | undefined => {
    const entry = entries.get(key);
    return entry && entry.until > Date.now() ? entry.payload : undefined;
  };
  return class MemoryAdapter implements Adapter {
    readonly name: string;
    constructor(name: string) {
      this.name = name;
    }
    async upsert(id: string, payload: AdapterPayload, expiresIn = 600): Promise<void> {
      for (const [key, entry] of entries) if (entry.until < Date.now()) entries.delete(key);
      entries.set(`${this.name}:${id}`, { payload, until: Date.now() + expiresIn * 1000 });
      if (payload.uid)
        entries.set(`${this.name}:uid:${payload.uid}`, { payload, until: Date.now() + expiresIn * 1000 });
    }
    async find(id: string): Promise<AdapterPayload | undefined> {
      return find(`${this.name}:${id}`);
    }
    async findByUid(uid: string): Promise<AdapterPayload | undefined> {
      return find(`${this.name}:uid:${uid}`);
    }
    async findByUserCode(): Promise<undefined> {
      return undefined;
    }
    async consume(id: string): Promise<void> {
      const payload = find(`${this.name}:${id}`);
      if (payload) payload.consumed = Math.floor(Date.now() / 1000);
    }
    async destroy(id: string): Promise<void> {
      entries.delete(`${this.name}:${id}`);
    }
    async revokeByGrantId(grantId: string): Promise<void> {
      for (const [key, entry] of entries) if (entry.payload.grantId === grantId) entries.delete(key);
    }
  };
}

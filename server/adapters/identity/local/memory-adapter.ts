type Payload = Record<string, unknown>;

const MOST_ENTRIES = 5000;

/** What the local issuer remembers: for as long as the program runs, and never more than a few thousand things. */
export function makeMemoryAdapter() {
  const entries = new Map<string, { payload: Payload; endsAt: number }>();

  return class MemoryAdapter {
    readonly model: string;

    constructor(model: string) {
      this.model = model;
    }

    async upsert(id: string, payload: Payload, expiresIn?: number): Promise<void> {
      entries.delete(this.key(id));
      entries.set(this.key(id), { payload, endsAt: Date.now() + (expiresIn ?? 3600) * 1000 });
      const [oldest] = entries.keys();
      if (entries.size > MOST_ENTRIES && oldest) entries.delete(oldest);
    }

    async find(id: string): Promise<Payload | undefined> {
      const entry = entries.get(this.key(id));
      return entry && entry.endsAt > Date.now() ? entry.payload : undefined;
    }

    async findByUid(uid: string): Promise<Payload | undefined> {
      return this.findBy("uid", uid);
    }

    async findByUserCode(userCode: string): Promise<Payload | undefined> {
      return this.findBy("userCode", userCode);
    }

    async consume(id: string): Promise<void> {
      const payload = await this.find(id);
      if (payload) payload.consumed = Math.floor(Date.now() / 1000);
    }

    async destroy(id: string): Promise<void> {
      entries.delete(this.key(id));
    }

    async revokeByGrantId(grantId: string): Promise<void> {
      for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key);
    }

    findBy(field: string, value: string): Payload | undefined {
      for (const [key, { payload }] of entries)
        if (key.startsWith(`${this.model}:`) && payload[field] === value) return payload;
      return undefined;
    }

    key(id: string): string {
      return `${this.model}:${id}`;
    }
  };
}

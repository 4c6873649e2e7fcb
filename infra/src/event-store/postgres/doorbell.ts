// Tells the subscriptions of other processes that something was committed, and hears it from them: NOTIFY without payload, at most one per 10 ms.
import pg from 'pg'

const CHANNEL = 'log'
const PAUSE_MS = 10
const LONGEST_BACK_OFF_MS = 5000

/** Works over one connection of its own and reconnects for ever; while it is down, polling alone finds the news. */
export class Doorbell {
  private client: pg.Client | undefined
  private retry: NodeJS.Timeout | undefined
  private owed = false
  private pausing = false
  private failures = 0
  private closed = false

  constructor(
    private readonly config: pg.ClientConfig,
    private readonly onRing: () => void,
  ) {
    void this.connect()
  }

  /** Something was committed here. The first call goes out at once, those of the next 10 ms as one. */
  ring(): void {
    this.owed = true
    if (!this.pausing) void this.send()
  }

  async close(): Promise<void> {
    this.closed = true
    clearTimeout(this.retry)
    await this.client?.end().catch(() => undefined)
  }

  private async send(): Promise<void> {
    this.pausing = true
    while (this.owed && !this.closed) {
      this.owed = false
      await this.client?.query(`notify ${CHANNEL}`).catch(() => undefined)
      await new Promise(resolve => setTimeout(resolve, PAUSE_MS))
    }
    this.pausing = false
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({ ...this.config, application_name: 'practicum log', keepAlive: true })
    client.on('error', () => undefined)
    client.on('end', () => this.lost(client))
    let own = 0
    client.on('notification', ({ processId }) => {
      if (processId !== own) this.onRing()
    })
    try {
      await client.connect()
      own = (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0
      await client.query(`listen ${CHANNEL}`)
    } catch {
      return this.lost(client)
    }
    if (this.closed) return client.end()
    this.client = client
    this.failures = 0
    // Whatever was rung while nobody listened counts as one ring.
    this.onRing()
  }

  private lost(client: pg.Client): void {
    if (this.client === client) this.client = undefined
    if (this.closed || this.retry !== undefined) return
    this.failures += 1
    const longest = Math.min(50 * 2 ** this.failures, LONGEST_BACK_OFF_MS)
    this.retry = setTimeout(
      () => {
        this.retry = undefined
        void this.connect()
      },
      longest * (0.5 + Math.random() / 2),
    )
  }
}

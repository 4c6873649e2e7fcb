// A connection that hears NOTIFY on one channel, and speaks on it; it comes back for ever when it is lost.
import pg from 'pg'
import { Retry } from '../availability/retry'
import { LONG_LIVED } from './long-lived'

export interface ListeningOptions {
  readonly connection: pg.ClientConfig
  readonly channel: string
  /** Of others' notices; one's own are passed over. */
  readonly onNotice: (payload: string) => void
  /** Each time it begins to hear: what was said before is lost. */
  readonly onBegin: () => void
}

export class Listening {
  private client: pg.Client | undefined
  /** The last one begun; what those before it still say is of no account. */
  private latest: pg.Client | undefined
  private readonly retry = new Retry(() => void this.connect())

  constructor(private readonly options: ListeningOptions) {
    void this.connect()
  }

  /** Resolves in any case: a notice is a hint, and nobody hears it while the connection is away. */
  async notify(payload = ''): Promise<void> {
    const { client } = this
    await client?.query('select pg_notify($1, $2)', [this.options.channel, payload]).catch(() => giveUp(client))
  }

  /** Whether others are connected for the same channel; true where that cannot be told. */
  async hasOthers(): Promise<boolean> {
    const counted = await this.client
      ?.query<{ others: boolean }>(OTHERS, [nameOf(this.options.channel)])
      .catch(() => {})
    return counted?.rows[0]?.others ?? true
  }

  async close(): Promise<void> {
    this.retry.close()
    if (this.client) await giveUp(this.client)
  }

  private async connect(): Promise<void> {
    const { connection, channel, onNotice, onBegin } = this.options
    const client = new pg.Client({ ...connection, application_name: nameOf(channel), ...LONG_LIVED })
    this.latest = client
    client.on('error', () => undefined)
    client.on('end', () => this.lost(client))
    let own = 0
    client.on('notification', ({ processId, payload }) => {
      if (processId !== own) onNotice(payload ?? '')
    })
    try {
      await client.connect()
      own = (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0
      await client.query(`listen ${client.escapeIdentifier(channel)}`)
    } catch {
      void giveUp(client)
      return this.lost(client)
    }
    if (this.retry.closed) return giveUp(client)
    this.client = client
    this.retry.regained()
    onBegin()
  }

  private lost(client: pg.Client): void {
    if (this.latest !== client) return
    this.latest = undefined
    this.client = undefined
    this.retry.lost()
  }
}

const nameOf = (channel: string): string => `practicum ${channel} listener`

const OTHERS = `select exists (select from pg_stat_activity
  where datname = current_database() and application_name = $1 and pid <> pg_backend_pid()) as others`

/** Where it does not even answer, it is cut. */
const giveUp = (client: pg.Client): Promise<void> => client.end().catch(() => undefined)

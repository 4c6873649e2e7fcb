// Places of an organization: how many are taken, and that of several who ask for the last one at once, at whichever process, one gets it.
import type pg from 'pg'
import { withExclusiveLocks } from '../postgres/exclusive'

export interface AskedPlace {
  readonly organizationId: string
  /** Whoever holds one already needs no other; absent: it is asked whether there is one at all. */
  readonly userId?: string | undefined
  readonly limit: number
}

/** Who works in it or is about to, who is invited, and whose sign-up is being carried out; each once. */
const TAKEN = `select count(*)::int as taken, coalesce(bool_or(user_id = $2::uuid), false) as holds from (
    select p.user_id from read.position p join read.person u on u.user_id = p.user_id
      where p.organization_id = $1 and p.position_status in ('active', 'pending') and u.user_status <> 'inactive'
    union select i.user_id from read.invite i
      where i.organization_id = $1 and i.invite_status = 'open' and i.expires_at > now()
    union select s.user_id from access.signup s where s.organization_id = $1) held`

/** Whatever has become of it since. */
const USED = `select exists(select from read.position p where p.organization_id = $1)
  or exists(select from read.invite i where i.organization_id = $1)
  or exists(select from access.signup s where s.organization_id = $1) as used`

/** With more places than that left nobody waits for their turn: so many are never asked for before the read models show it. */
const AMPLE = 100

export class Admissions {
  /** One at a time in a process: each turn holds a connection, and what is done in it needs others. */
  #turn: Promise<unknown> = Promise.resolve()

  constructor(
    private readonly pool: pg.Pool,
    /** Resolves when the read models show all that is in the log. */
    private readonly shown: () => Promise<void>,
  ) {}

  /** Carries out what takes a place; `full` where there is none. */
  async admit<Done>(asked: AskedPlace, take: () => Promise<Done>, full: () => Done): Promise<Done> {
    if (await this.isFree(asked, AMPLE)) return take()
    return this.inTurn(() =>
      withExclusiveLocks(this.pool, [`places ${asked.organizationId}`], async () => {
        await this.shown()
        return (await this.isFree(asked, 1)) ? take() : full()
      }),
    )
  }

  /** Whether anybody ever had a place in it or was invited to one, as far as the log goes. */
  async isUsed(organizationId: string): Promise<boolean> {
    await this.shown()
    const { rows } = await this.pool.query<{ used: boolean }>(USED, [organizationId])
    return rows[0]?.used ?? true
  }

  private async isFree({ organizationId, userId, limit }: AskedPlace, places: number): Promise<boolean> {
    const { rows } = await this.pool.query<{ taken: number; holds: boolean }>({
      name: 'places-taken',
      text: TAKEN,
      values: [organizationId, userId ?? null],
    })
    const [found] = rows
    return found !== undefined && (found.holds || found.taken + places <= limit)
  }

  private inTurn<Done>(work: () => Promise<Done>): Promise<Done> {
    const done = this.#turn.then(work, work)
    this.#turn = done.catch(() => undefined)
    return done
  }
}

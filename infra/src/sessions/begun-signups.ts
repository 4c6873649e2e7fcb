// What somebody has signed up with by a link, until it is carried out: kept before they are answered, so that nothing of it is lost, and gone when it is done. Sealed beside the log with the key of the installation.
import type pg from 'pg'
import type { KeyRing } from '../config/secrets'
import { lock, unlock } from '../keys/wrapping'

export interface BegunSignup {
  /** Whom it is to make, where nobody is known by the address. */
  readonly userId: string
  /** Where a place is held for it meanwhile. */
  readonly organizationId: string
  /** As it has to be carried out; of a password its hash alone. */
  readonly said: string
}

interface SealedRow {
  readonly user_id: string
  readonly organization_id: string
  readonly sealed: Buffer
  readonly sealed_by: string
}

/** Whoever is at it has as long before somebody else takes it up. */
const TAKEN_UP_AFTER_SECONDS = 20
const AT_ONCE = 50

export class BegunSignups {
  constructor(
    private readonly pool: pg.Pool,
    private readonly keys: KeyRing,
  ) {}

  /** Repeating changes nothing. */
  async keep({ userId, organizationId, said }: BegunSignup): Promise<void> {
    const { id, bytes } = this.keys.current
    await this.pool.query(
      `insert into access.signup (user_id, organization_id, sealed, sealed_by) values ($1, $2, $3, $4)
       on conflict (user_id) do nothing`,
      [userId, organizationId, lock(bytes, Buffer.from(said), boundTo(userId)), id],
    )
  }

  async done(userId: string): Promise<void> {
    await this.pool.query('delete from access.signup where user_id = $1', [userId])
  }

  /** Those that nobody has finished in time, each for one who asks. */
  async takeUp(): Promise<readonly BegunSignup[]> {
    const { rows } = await this.pool.query<SealedRow>(
      `update access.signup set taken_at = now() where user_id in (
         select user_id from access.signup where taken_at < now() - make_interval(secs => $1)
         order by taken_at limit ${AT_ONCE} for update skip locked)
       returning user_id, organization_id, sealed, sealed_by`,
      [TAKEN_UP_AFTER_SECONDS],
    )
    return rows.map(row => ({
      userId: row.user_id,
      organizationId: row.organization_id,
      said: unlock(this.keyOf(row).bytes, row.sealed, boundTo(row.user_id)).toString(),
    }))
  }

  private keyOf({ user_id, sealed_by }: SealedRow) {
    const key = [this.keys.current, this.keys.previous].find(one => one?.id === sealed_by)
    if (!key) throw new Error(`the sign-up of ${user_id} was sealed with a key that is not given`)
    return key
  }
}

const boundTo = (userId: string): string => `signup|${userId}`

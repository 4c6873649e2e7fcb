// Access tokens on PostgreSQL: one indexed look-up per request says whose a token is, how far it goes, and whether it still opens anything.
import { createHash, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { Principal } from '@practicum/shared/access/principal'
import { actingRole } from '@practicum/shared/access/roles'
import type pg from 'pg'
import type { Position } from '../event-store/port'
import { HOLDER, type HolderRow, holderOf, MAY_ENTER } from './holder'

/** By which a token is recognised wherever it has got to. */
const PREFIX = 'practicum_'
const SECRET_BYTES = 32
/** What is no token is told apart without a look-up. */
const checksumOf = (secret: string): string => crc32(secret).toString(16).padStart(8, '0')
const SHAPE = new RegExp(`^${PREFIX}([0-9a-f]{${2 * SECRET_BYTES}})([0-9a-f]{8})$`)

/** Marked as used at most this often, in milliseconds. */
const USED_EVERY_MS = 60_000
/** After it has expired a token is told of so long. */
const KEPT = '30 days'

export function newApiToken(): string {
  const secret = randomBytes(SECRET_BYTES).toString('hex')
  return `${PREFIX}${secret}${checksumOf(secret)}`
}

export const hashOfApiToken = (token: string): string => createHash('sha256').update(token).digest('hex')

export function isApiToken(text: string): boolean {
  const [, secret, checksum] = SHAPE.exec(text) ?? []
  return secret !== undefined && checksumOf(secret) === checksum
}

export interface NewApiToken {
  readonly id: string
  readonly userId: string
  readonly token: string
  readonly expiresAt: string
}

export interface KnownToken {
  readonly id: string
  readonly scopes: readonly string[]
  readonly principal: Principal
  /** Reads by it wait for it. */
  readonly logPosition: Position
}

/** Why a token opens nothing, as a code of the API. */
export type TokenRefusal = 'token_unknown' | 'token_revoked' | 'token_expired' | 'token_owner'

interface TokenRow extends HolderRow {
  readonly id: string
  readonly of: 'person' | 'organization'
  readonly scopes: readonly string[]
  readonly revoked: boolean
  readonly expired: boolean
  readonly may_enter: boolean
  readonly locked_down: boolean
  readonly log_position: Position
  readonly used_at: Date | null
}

/** Whatever it stands on is read now: nothing of a token is remembered between requests. */
const FIND = `select t.api_token_id as id, t."of", t.scopes, t.revoked_at is not null as revoked, t.expires_at <= now() as expired,
    (${MAY_ENTER}) as may_enter, a.log_position, a.used_at, ${HOLDER},
    exists (select from read.setting s where s.key = 'user_lockout' and (s.value ->> 'lockout_enabled')::boolean) as locked_down
  from access.api_token a join read.api_token t on t.api_token_id = a.id
  join read.position p on p.position_id = t.position_id and p.user_id = t.user_id join read.person u on u.user_id = t.user_id
  where a.token_hash = decode($1, 'hex')`

export class ApiTokenStore {
  constructor(private readonly pool: pg.Pool) {}

  async keep({ id, userId, token, expiresAt }: NewApiToken): Promise<void> {
    await this.pool.query(
      `insert into access.api_token (id, token_hash, user_id, expires_at) values ($1, decode($2, 'hex'), $3, $4)`,
      [id, hashOfApiToken(token), userId, expiresAt],
    )
  }

  async find(token: string): Promise<KnownToken | TokenRefusal> {
    if (!isApiToken(token)) return 'token_unknown'
    const { rows } = await this.pool.query<TokenRow>({
      name: 'api-token-find',
      text: FIND,
      values: [hashOfApiToken(token)],
    })
    const [row] = rows
    const refused = row ? refusalOf(row) : 'token_unknown'
    if (!row || refused) return refused ?? 'token_unknown'
    await this.used(row)
    const { id, scopes, log_position: logPosition } = row
    return { id, scopes, principal: { ...holderOf(row), tokenId: id }, logPosition }
  }

  /** Raises what reads by the token have to see; never lowers it. */
  async wrote(id: string, position: Position): Promise<void> {
    await this.pool.query({
      name: 'api-token-wrote',
      text: 'update access.api_token set log_position = greatest(log_position, $2) where id = $1',
      values: [id, position],
    })
  }

  /** When each of them was last used; absent: never. */
  async usedAt(ids: readonly string[]): Promise<ReadonlyMap<string, Date>> {
    const { rows } = await this.pool.query<{ id: string; used_at: Date }>(
      'select id, used_at from access.api_token where id = any($1::uuid[]) and used_at is not null',
      [ids],
    )
    return new Map(rows.map(({ id, used_at }) => [id, used_at]))
  }

  /** Those that are not revoked; of one position where it is named. */
  async openOf({
    userId,
    positionId,
  }: {
    readonly userId: string
    readonly positionId?: string
  }): Promise<readonly string[]> {
    const { rows } = await this.pool.query<{ id: string }>(
      `select t.api_token_id as id from read.api_token t
       where t.user_id = $1 and ($2::uuid is null or t.position_id = $2) and t.revoked_at is null`,
      [userId, positionId ?? null],
    )
    return rows.map(({ id }) => id)
  }

  async forgetAllOf(userId: string): Promise<void> {
    await this.pool.query('delete from access.api_token where user_id = $1', [userId])
  }

  async forgetOld(): Promise<void> {
    await this.pool.query(`delete from access.api_token where expires_at < now() - interval '${KEPT}'`)
  }

  private async used({ id, used_at }: TokenRow): Promise<void> {
    if (used_at && Date.now() - used_at.getTime() < USED_EVERY_MS) return
    await this.pool.query('update access.api_token set used_at = now() where id = $1', [id])
  }
}

function refusalOf(row: TokenRow): TokenRefusal | undefined {
  if (row.revoked) return 'token_revoked'
  if (row.expired) return 'token_expired'
  return isOpenTo(row) ? undefined : 'token_owner'
}

/** As signing in is; and one of an organization ends when its maker coordinates it no more. */
function isOpenTo({ may_enter, locked_down, role, of }: TokenRow): boolean {
  if (!may_enter || (locked_down && role !== 'admin')) return false
  const acting = actingRole(role)
  return of === 'person' || acting === 'coordinator' || acting === 'admin'
}

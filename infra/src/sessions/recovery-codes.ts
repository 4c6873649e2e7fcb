// Codes for whoever has lost their phone: each opens once. Kept as hashes that take long to make, for they are written down and typed, so not long themselves.
import { randomInt, scrypt } from 'node:crypto'
import { RECOVERY_CODES } from '@practicum/shared/access/second-step'
import type pg from 'pg'

/** Crockford's: without letters that are taken for another, or for a digit. 16 of them are 80 bits. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 16
const GROUPS = /.{4}/g

export class RecoveryCodes {
  constructor(private readonly pool: pg.Pool) {}

  /** In the place of all those of before; told now, and never again. */
  async renew(userId: string): Promise<readonly string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, newCode)
    const hashes = await Promise.all(codes.map(code => hashOf(userId, code)))
    await this.pool.query(
      `with gone as (delete from access.recovery_code where user_id = $1)
       insert into access.recovery_code (user_id, code_hash) select $1, hash from unnest($2::bytea[]) hash`,
      [userId, hashes],
    )
    return codes.map(inGroups)
  }

  /** Uses it up, once. Answers how many are left; undefined where it opens nothing. */
  async use(userId: string, written: string): Promise<number | undefined> {
    const { rowCount } = await this.pool.query(
      'update access.recovery_code set used_at = now() where user_id = $1 and code_hash = $2 and used_at is null',
      [userId, await hashOf(userId, plain(written))],
    )
    return rowCount === 1 ? this.left(userId) : undefined
  }

  async left(userId: string): Promise<number> {
    const { rows } = await this.pool.query<{ left: number }>(
      'select count(*)::int as left from access.recovery_code where user_id = $1 and used_at is null',
      [userId],
    )
    return rows[0]?.left ?? 0
  }
}

/** What is no code of an app: those have six digits. */
export const isRecoveryCode = (written: string): boolean => plain(written).length === LENGTH

const newCode = (): string => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')

const inGroups = (code: string): string => (code.match(GROUPS) ?? []).join('-')

/** However it was typed. */
const plain = (written: string): string =>
  written.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')

const HASH_BYTES = 32

/** Each person has a salt of their own; the codes are random, so that those of one may share it. */
function hashOf(userId: string, code: string): Promise<Buffer> {
  return new Promise((resolve, reject) =>
    scrypt(code, `recovery-code|${userId}`, HASH_BYTES, (error, hash) => (error ? reject(error) : resolve(hash))),
  )
}

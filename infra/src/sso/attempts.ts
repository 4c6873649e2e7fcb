// Sign-ins that have left for a provider: what comes back counts once, in time, and in the browser that left.
import { createHash, randomBytes } from 'node:crypto'
import { SSO_SECONDS, type SsoProviderName } from '@practicum/shared/access/sso'
import type pg from 'pg'
import type { SsoChecks } from './port'

export interface SsoAttempt {
  readonly checks: SsoChecks
  /** Of whoever links their account; undefined: of somebody who signs in. */
  readonly sessionId: string | undefined
  /** Path that was asked for before signing in. */
  readonly askedFor: string | undefined
}

interface Leaving {
  readonly provider: SsoProviderName
  readonly sessionId?: string | undefined
  readonly askedFor?: string | undefined
}

interface AttemptRow {
  readonly nonce: string
  readonly verifier: string
  readonly session_id: string | null
  readonly asked_for: string | null
}

const secret = (): string => randomBytes(32).toString('base64url')
const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()

export class SsoAttempts {
  constructor(private readonly pool: pg.Pool) {}

  /** `browser`: to be kept in a cookie, and shown by whoever comes back. */
  async begin({ provider, sessionId, askedFor }: Leaving): Promise<{ checks: SsoChecks; browser: string }> {
    const checks: SsoChecks = { state: secret(), nonce: secret(), verifier: secret() }
    const browser = secret()
    await this.pool.query(
      `insert into access.sso_attempt (state_hash, browser_hash, provider, nonce, verifier, session_id, asked_for, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7, now() + interval '${SSO_SECONDS} seconds')`,
      [
        ...[hashOf(checks.state), hashOf(browser), provider],
        ...[checks.nonce, checks.verifier, sessionId ?? null, askedFor ?? null],
      ],
    )
    return { checks, browser }
  }

  /** Takes it: of those who come at once, one is answered. */
  async take(provider: SsoProviderName, state: string, browser: string): Promise<SsoAttempt | undefined> {
    const { rows } = await this.pool.query<AttemptRow>(
      `delete from access.sso_attempt
       where state_hash = $1 and browser_hash = $2 and provider = $3 and expires_at > now()
       returning nonce, verifier, session_id, asked_for`,
      [hashOf(state), hashOf(browser), provider],
    )
    const [row] = rows
    return (
      row && {
        checks: { state, nonce: row.nonce, verifier: row.verifier },
        sessionId: row.session_id ?? undefined,
        askedFor: row.asked_for ?? undefined,
      }
    )
  }

  async forgetOld(): Promise<void> {
    await this.pool.query('delete from access.sso_attempt where expires_at < now()')
  }
}

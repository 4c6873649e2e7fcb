// The checks before a body is read, in their order: same site, CSRF or what an access token or an upload pass opens, session and its stage, role, impersonation.
import { isOpenToLoginAs, type Row } from '@practicum/shared/contract/row'
import type { Request } from 'express'
import type { CsrfTokens } from '../sessions/csrf'
import { withinScope } from './bearer'
import { type Caller, principalOf, signInFirst } from './caller'
import { HttpProblem } from './problem'
import { withinPass } from './upload-pass'

/** A file that is taken is noted, with what it was asked for, and counted: not because a link of another site says so. */
const ASKED_FROM_HERE: ReadonlySet<Row['kind']> = new Set(['command', 'stream'])

/** Answers the caller as the row may know them. Throws 400 (an address no database can look for), 403 (other site), 419, 409 (identity changed), 401 or 403. Nothing has happened then, so a 419 may be retried. */
export function guard(request: Request, caller: Caller, row: Row, csrf: CsrfTokens): Caller {
  // Noted in the access trail, it would take the notes of others down with it.
  if (/%00/.test(request.originalUrl)) throw new HttpProblem(400, 'malformed')
  if (ASKED_FROM_HERE.has(row.kind)) sameSite(request)
  if (caller.pass) withinPass(caller.pass, row, request)
  else if (caller.token) withinScope(caller.token, row)
  else if (row.kind === 'command') freshToken(request, caller, { row, csrf })
  const known = admitted(caller, row)
  permitted(known, row)
  return known
}

/** Of a session that is not full, only the rows that name its stage know; whoever has one is a visitor to all others. */
function admitted(caller: Caller, { access: { stages = ['full'] } }: Row): Caller {
  const { begun } = caller
  if (!begun || stages.includes(begun.stage)) return { ...caller, session: begun }
  // What belongs before signing in is not done after it.
  if (begun.stage === 'full') throw new HttpProblem(403, 'forbidden')
  return { ...caller, session: undefined }
}

/** What browsers say about where a request comes from, as far as they say it; the token is asked for besides. */
function sameSite(request: Request): void {
  const site = request.get('sec-fetch-site')
  // A page without referrer policy of ours names itself in Referer where an old browser leaves Origin out.
  const from = request.get('origin') ?? request.get('referer')
  const foreign =
    (site !== undefined && site !== 'same-origin' && site !== 'none') || (from !== undefined && !isOwn(from, request))
  if (foreign) throw new HttpProblem(403, 'cross_site')
}

/** A TLS proxy in front keeps the name but not the scheme, so the name and port decide. */
function isOwn(address: string, request: Request): boolean {
  try {
    const { protocol, host } = new URL(address)
    return (protocol === 'https:' || protocol === 'http:') && host === request.get('host')
  } catch {
    return false
  }
}

function freshToken(request: Request, caller: Caller, { row, csrf }: { row: Row; csrf: CsrfTokens }): void {
  const verdict = csrf.verify(request.get('x-csrf-token'), caller.session?.principal, caller.sidHash)
  if (verdict === 'refresh') throw new HttpProblem(419, 'csrf')
  if (verdict !== 'identity-changed') return
  // Whoever's session has ended signs in again from the page they were on.
  if (!caller.session && row.access.who === 'anyone') throw new HttpProblem(419, 'csrf')
  if (!caller.session) throw signInFirst(caller)
  throw new HttpProblem(409, 'identity_changed', {
    next: 'reload',
    flash:
      'In another tab you have signed in as someone else, or switched your position. Reload this page to go on as you are now.',
  })
}

function permitted(caller: Caller, row: Row): void {
  const { who } = row.access
  if (caller.session?.principal.rootUserId !== undefined && !isOpenToLoginAs(row))
    throw new HttpProblem(403, 'impersonation')
  if (who === 'anyone') return
  const { acting } = principalOf(caller)
  if (who !== 'signed-in' && !who.includes(acting)) throw new HttpProblem(403, 'forbidden')
}

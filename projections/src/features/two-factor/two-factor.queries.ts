// How one's two-factor sign-in stands, and what an app reads to make its codes. Kept beside the log, and told to its person alone.
import { bindQuery, type QueryBinding, type QueryCall } from '@practicum/infra/http/bindings'
import { signInFirst } from '@practicum/infra/http/caller'
import type { Session } from '@practicum/infra/sessions/store'
import { totpQrCode } from '@practicum/infra/sessions/totp'
import { relyingPartyAt } from '@practicum/infra/sessions/webauthn'
import { textsOffered } from '@practicum/infra/texts/location'
import type { Role } from '@practicum/shared/access/roles'
import { maskedPhone } from '@practicum/shared/access/second-step'
import { personPolicy, positionPolicy } from '@practicum/shared/features/people/people.policy'
import {
  authenticatorSetup,
  secondStep,
  twoFactorSetup,
} from '@practicum/shared/features/two-factor/two-factor.contract'
import { refuse } from '@practicum/shared/kernel/refusal'
import type { ReadServices } from '../../reads/ports'
import { queryRows } from '../../runner/conditions'
import { scopeOf } from '../../runner/policy-sql'

type Reads = Pick<ReadServices, 'twoFactor' | 'textCodes' | 'recoveryCodes' | 'passkeys' | 'twoFactorRoles' | 'config'>

export const twoFactorQueries = (services: Reads): readonly QueryBinding[] => [
  bindQuery(secondStep, [], async call => {
    const { userId } = call.principal
    const [standing, passkeys] = await Promise.all([services.twoFactor.standing(userId), services.passkeys.has(userId)])
    // Taken away in the meantime: signing in anew asks for none.
    if (!standing && !passkeys) return refuse('not_found', {}, { kind: 'missing' })
    const phone = masked(await services.twoFactor.phoneOf(userId))
    const { sent, againInSeconds } = await services.textCodes.standing(setupIn(call))
    return { method: standing?.method ?? null, phone, code_sent: sent, again_in: againInSeconds, passkeys }
  }),
  bindQuery(twoFactorSetup, ['position'], call => setupOf(services, call)),
  bindQuery(authenticatorSetup, ['person'], async call => {
    const pending = await services.twoFactor.pending(setupIn(call))
    if (pending?.method !== 'authenticator') return refuse('two_factor.not_chosen')
    const svg = totpQrCode(pending.secret, await addressOf(call))
    return { qrCode: Buffer.from(svg).toString('base64'), secret: pending.secret }
  }),
]

async function setupOf({ twoFactor, textCodes, recoveryCodes, twoFactorRoles, config }: Reads, call: QueryCall) {
  const { userId } = call.principal
  const [standing, pending, phone, code, recovery_codes_left, roles] = await Promise.all([
    twoFactor.standing(userId),
    twoFactor.pending(setupIn(call)),
    twoFactor.phoneOf(userId),
    textCodes.standing(setupIn(call)),
    recoveryCodes.left(userId),
    rolesOf(call),
  ])
  const isAsked = sessionOf(call).stage === 'setup'
  return {
    options: {
      sms_disabled: !textsOffered(config),
      setup_ready: isAsked || pending !== undefined,
      setup_complete: !isAsked && pending === undefined && standing !== undefined,
    },
    method: standing?.method ?? null,
    since: standing?.since.toISOString() ?? null,
    chosen: pending?.method ?? null,
    phone: masked(phone),
    chosen_phone: masked(pending?.phone),
    again_in: code.againInSeconds,
    recovery_codes_left,
    required: roles.some(role => twoFactorRoles.has(role)),
    passkey_instead: isAsked && relyingPartyAt(config.publicUrl) !== undefined,
  }
}

const masked = (phone: string | undefined): string | null => (phone === undefined ? null : maskedPhone(phone))

function sessionOf({ caller }: Pick<QueryCall, 'caller'>): Session {
  if (!caller.session) throw signInFirst(caller)
  return caller.session
}

const setupIn = (call: QueryCall) => ({ sessionId: sessionOf(call).id, userId: call.principal.userId })

async function rolesOf({ principal, db }: QueryCall): Promise<readonly Role[]> {
  const held = scopeOf(positionPolicy.held, principal, 'p').and(`p.position_status <> 'archived'`)
  const rows = await queryRows<{ role: Role }>(db, held.select('p.role', 'read.position p'))
  return rows.map(({ role }) => role)
}

async function addressOf({ principal, db }: QueryCall): Promise<string> {
  const oneself = scopeOf(personPolicy.oneself, principal, 'p')
  const [person] = await queryRows<{ email: string }>(db, oneself.select('p.email', 'read.person p'))
  return person?.email ?? ''
}

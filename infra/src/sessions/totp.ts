// Codes by the clock (RFC 6238), as authenticator apps make them: six digits, SHA-1, thirty seconds.
import { generateSecret, generateURI, verify } from 'otplib'
import { renderSVG } from 'uqr'

const STEP_SECONDS = 30
/** Clocks of phones differ, and typing takes time: the code before and the one after are taken too. */
const SKEW_SECONDS = STEP_SECONDS
/** Codes of so long ago are told to be old, instead of wrong. */
const REMEMBERED_SECONDS = 10 * STEP_SECONDS

/** 160 bits, in base32. */
export const newTotpSecret = (): string => generateSecret({ length: 20 })

export type TotpVerdict =
  /** `step` counts thirty seconds since 1970. */
  { readonly is: 'right'; readonly step: number } | { readonly is: 'old' } | { readonly is: 'wrong' }

export async function judgeTotp(secret: string, typed: string, now: Date): Promise<TotpVerdict> {
  // Apps show them in groups.
  const token = typed.replace(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return { is: 'wrong' }
  const epoch = Math.floor(now.getTime() / 1000)
  const found = await verify({ secret, token, epoch, epochTolerance: [REMEMBERED_SECONDS, SKEW_SECONDS] })
  if (!found.valid) return { is: 'wrong' }
  const step = Math.floor(epoch / STEP_SECONDS) + found.delta
  return found.delta < -1 ? { is: 'old' } : { is: 'right', step }
}

/** What an app reads, as SVG. `label` names the account in it. */
export const totpQrCode = (secret: string, label: string): string =>
  renderSVG(generateURI({ issuer: 'Practicum', label, secret }), { border: 2 })

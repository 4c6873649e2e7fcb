// Sends codes to phones, no more than somebody needs: they cost money, and disturb whoever has the number.
import type { CommandCall } from '@practicum/infra/http/bindings'
import type { AttemptLimiter, Budget } from '@practicum/infra/sessions/attempts'
import type { TextCode } from '@practicum/infra/sessions/text-codes'
import { TEXT_AGAIN_SECONDS, TEXT_CODE_SECONDS } from '@practicum/shared/access/second-step'
import { phoneNamed } from '@practicum/shared/features/two-factor/two-factor.form'
import { newId } from '@practicum/shared/kernel/ids'
import { countryOfPhone } from '@practicum/shared/kernel/phones'
import { isRefusal, type Refusal, refuse, refuseTooMany } from '@practicum/shared/kernel/refusal'
import { systemContext } from '../../execution/context'
import type { CommandServices } from '../../execution/ports'

const QUARTER = 15 * 60
const HOUR = 3600
const DAY = 24 * HOUR

const OF_PERSON = 6
const OF_PERSON_IN_DAY = 20
/** Whoever they are that name it. */
const TO_NUMBER_IN_DAY = 20
/** A school shares an address. */
const FROM_ADDRESS = 200

export interface CodeToSend {
  readonly sessionId: string
  readonly userId: string
  /** In E.164. */
  readonly phone: string
}

type Services = Pick<CommandServices, 'attempts' | 'credentials' | 'texting' | 'textCodes' | 'mail'>
type Asking = Pick<CommandCall, 'caller' | 'now'>

export interface NamedNumber {
  readonly phone: string
  readonly country_code: string
}

/** In E.164, of a country that texts are sent to. */
export function numberNamed(
  { texting }: Pick<CommandServices, 'texting'>,
  { phone, country_code }: NamedNumber,
): string | Refusal {
  const number = phoneNamed(phone, country_code)
  if (isRefusal(number) || texting.countries.length === 0) return number
  const isServed = texting.countries.includes(countryOfPhone(number) ?? '')
  return isServed ? number : refuse('two_factor.country_unavailable', {}, { field: 'country_code' })
}

/** A new code; the one before opens nothing any more. */
export async function sendCode(services: Services, call: Asking, code: CodeToSend): Promise<Refusal | undefined> {
  const refused = await takeText(services, call, code)
  if (!refused) await send(services, call, { ...code, ...(await services.textCodes.renew(code, code.phone)) })
  return refused
}

/** From the nearest to the widest: nobody alone uses up what others have a share in. */
export async function takeText(
  { attempts, credentials, texting }: Services,
  { caller }: Asking,
  { sessionId, userId, phone }: CodeToSend,
): Promise<Refusal | undefined> {
  const again = { key: `text-again:${sessionId}`, limit: 1, windowSeconds: TEXT_AGAIN_SECONDS }
  const budgets: readonly Budget[] = [
    { key: `text-of:${userId}`, limit: OF_PERSON, windowSeconds: QUARTER },
    { key: `text-day-of:${userId}`, limit: OF_PERSON_IN_DAY, windowSeconds: DAY },
    // As addresses are known without being stored.
    { key: `text-to:${credentials.emailIndex(phone)}`, limit: TO_NUMBER_IN_DAY, windowSeconds: DAY },
    { key: `text-from:${caller.ip}`, limit: FROM_ADDRESS, windowSeconds: HOUR },
    { key: 'text', limit: texting.perDay, windowSeconds: DAY },
  ]
  const tooSoon = await taken(attempts, 'two_factor.text.too_soon', again)
  if (tooSoon) return tooSoon
  for (const budget of budgets) {
    const refused = await taken(attempts, 'two_factor.text.too_many', budget)
    if (refused) return refused
  }
  return undefined
}

export async function send(
  { mail }: Pick<Services, 'mail'>,
  { now }: Asking,
  { userId, phone, code, expiresAt }: CodeToSend & TextCode,
): Promise<void> {
  const values = { minutes: String(TEXT_CODE_SECONDS / 60) }
  const secret = { text: code, expiresAt }
  const cause = newId()
  await mail.put({ kind: 'two_factor.code', userId, cause, phone, values, secret }, systemContext(cause, now))
}

async function taken(
  attempts: Pick<AttemptLimiter, 'take'>,
  code: string,
  budget: Budget,
): Promise<Refusal | undefined> {
  const { allowed, retryInSeconds } = await attempts.take(budget)
  return allowed ? undefined : refuseTooMany(code, retryInSeconds)
}

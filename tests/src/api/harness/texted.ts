// People whose second step is a code on their phone, as far as HTTP goes: the number is named, and codes are read where they arrive.
import { getMail, listMails, type MailView } from '@practicum/shared/features/mails/mails.contract'
import { choosePhone, chooseTwoFactor, verifyPhone } from '@practicum/shared/features/two-factor/two-factor.contract'
import type { ReceivedText, TestTwilio } from '../../setup/twilio'
import type { Browser } from './browser'
import { eventually } from './eventually'
import { PASSWORD } from './program'

let numbers = 0
/** A number that is nobody else's in this run. */
export const newNumber = (): string => `212555${String(++numbers).padStart(4, '0')}`
export const inE164 = (number: string): string => `+1${number}`

const CODE = /^\d{7}/
export const codeIn = (text: string): string => CODE.exec(text)?.[0] ?? ''

export const textsTo = ({ received }: Pick<TestTwilio, 'received'>, number: string): readonly ReceivedText[] =>
  received.filter(({ To }) => To === inE164(number))

/** The newest code that has arrived there, once so many have. */
export async function arrivedCode(twilio: TestTwilio, number: string, count = 1): Promise<string> {
  const texts = await eventually(
    async () => textsTo(twilio, number),
    found => found.length >= count,
  )
  return codeIn(texts.at(-1)?.Body ?? '')
}

/** The newest code of this person in the outbox of the product, once so many are there. */
export async function keptCode(browser: Browser, count = 1): Promise<string> {
  const { items } = await eventually(
    () => browser.list<MailView>(listMails, {}),
    ({ items }) => items.filter(isKeptText).length >= count,
  )
  const [newest] = items.filter(isKeptText)
  const { body } = await browser.get(getMail, { params: { id: newest?.id ?? '' } })
  return codeIn(body.text)
}

const isKeptText = ({ channel, status }: MailView): boolean => channel === 'text' && status === 'kept'

export async function chooseTexts(browser: Browser, password: string | undefined = PASSWORD) {
  const body = { method: 'sms', ...(password === undefined ? {} : { password }) } as const
  return browser.do(chooseTwoFactor, { body })
}

export const name = (browser: Browser, phone: string, country_code = 'US') =>
  browser.do(choosePhone, { body: { phone, country_code } })

export async function verify(browser: Browser, token: string) {
  const answer = await browser.do(verifyPhone, { body: { token } })
  if (answer.status === 200) browser.csrf = answer.body.csrf_token
  return answer
}

/** Chooses text messages in this browser, to a new number, and gives the first code. */
export async function setUpTexts(browser: Browser, twilio: TestTwilio, number = newNumber()): Promise<string> {
  await chooseTexts(browser)
  const named = await name(browser, number)
  if (named.status !== 200) throw new Error(`not named: ${JSON.stringify(named.body)}`)
  const verified = await verify(browser, await arrivedCode(twilio, number))
  if (verified.status !== 200) throw new Error(`not verified: ${JSON.stringify(verified.body)}`)
  return number
}

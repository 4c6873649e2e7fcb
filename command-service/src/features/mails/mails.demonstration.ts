// Among the mails of the demonstration is a text message: somebody once named a phone, and did not go on.
import { derivedId } from '@practicum/shared/kernel/ids'
import { actingAs, personCalled } from '../../demonstration/acting'
import type { DemonstrationPart } from '../../demonstration/part'
import { mailAggregate } from './mails.aggregate'

/** Key of the person, and the id that they are registered under. */
const PERSON = 'faculty'
const USER_ID = derivedId(`register-${PERSON}`, 'user')
const KIND = 'two_factor.code'
const CAUSE = 'demonstration text'
const MAIL_ID = derivedId('mail', CAUSE, KIND, USER_ID)

const HOUR_MS = 3_600_000
const SENT_HOURS_AGO = 75
const MINUTES = 10

export const textDemonstration: DemonstrationPart = {
  stage: 'work',
  async isThere({ executor }) {
    const { state } = await executor.load(mailAggregate, MAIL_ID)
    return state.status !== 'unknown'
  },
  async fill({ services: { mail }, people, now }) {
    const person = personCalled(people, PERSON)
    const sent = new Date(now.getTime() - SENT_HOURS_AGO * HOUR_MS)
    // It has expired: also where texts leave, this one does not.
    const secret = { text: '4711082', expiresAt: new Date(sent.getTime() + MINUTES * 60_000) }
    const values = { minutes: String(MINUTES) }
    const text = { kind: KIND, userId: person.userId, cause: CAUSE, phone: '+12065550117', values, secret }
    await mail.put(text, actingAs(person, 'text', sent))
  },
}

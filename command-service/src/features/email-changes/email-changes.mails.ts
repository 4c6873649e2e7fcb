// Which mails follow from a change of address: the new one gets the link that proves it, the one before that which stops it, and whoever has the new one already is told.
import type { StoredEvent } from '@practicum/infra/codec/codec'
import { EMAIL_CHANGE_HOURS, EMAIL_STOP_DAYS } from '@practicum/shared/features/people/user.email'
import type { MailRule, MailWork, NewMail } from '../../reactions/mailing'
import { emailAggregate, userAggregate } from '../people/people.aggregates'
import { changeIn } from './email-changes.owner'
import { secretOf } from './email-changes.secrets'

type Mail = Omit<NewMail, 'cause'>

const DAY_MS = 86_400_000

interface Between {
  readonly userId: string
  readonly changeId: string
  readonly before: string
  readonly asked: string
}

/** Of somebody who was erased nothing is written. */
async function betweenOf({ data, entityId }: StoredEvent, { executor }: MailWork): Promise<Between | undefined> {
  const changeId = String(data.changeId)
  const { state, events } = await executor.loadWhole(userAggregate, entityId)
  const change = state.status === 'erased' ? undefined : changeIn(events, changeId)
  return change && { userId: entityId, changeId, ...change }
}

const asked: MailRule = async (event, work) => {
  const between = await betweenOf(event, work)
  if (!between) return []
  const expiresAt = new Date(String(event.data.expiresAt))
  return [await toNew(between, expiresAt, work), toBefore('email_change.asked', between, event, work)]
}

const changed: MailRule = async (event, work) => {
  const between = await betweenOf(event, work)
  return between ? [toBefore('email_change.done', between, event, work)] : []
}

/** Nobody but them learns that it is somebody's. */
async function toNew(
  { userId, changeId, before, asked: address }: Between,
  expiresAt: Date,
  { capabilities, emailIndex, executor }: MailWork,
): Promise<Mail> {
  const { heldBy } = (await executor.load(emailAggregate, emailIndex(address))).state
  const isFree = heldBy === undefined || heldBy === userId
  if (!isFree && (await executor.load(userAggregate, heldBy)).state.status !== 'erased')
    return { kind: 'email_change.held', userId: heldBy }
  const values = { email: before, new_email: address, hours: String(EMAIL_CHANGE_HOURS) }
  const secret = { text: secretOf(capabilities, 'confirm', changeId), expiresAt }
  return { kind: 'email_change.confirm', userId, address, values, secret }
}

function toBefore(
  kind: string,
  { userId, changeId, before, asked: address }: Between,
  { meta }: StoredEvent,
  { capabilities }: MailWork,
): Mail {
  const values = { email: before, new_email: address, days: String(EMAIL_STOP_DAYS) }
  const expiresAt = new Date(Date.parse(meta.occurredAt) + EMAIL_STOP_DAYS * DAY_MS)
  const secret = { text: secretOf(capabilities, 'stop', changeId), expiresAt }
  return { kind, userId, address: before, values, secret }
}

export const emailChangeMails: Readonly<Record<string, MailRule>> = {
  EmailChangeRequested: asked,
  EmailChanged: changed,
  EmailChangeTakenBack: async ({ entityId }) => [{ kind: 'email_change.taken_back', userId: entityId }],
}

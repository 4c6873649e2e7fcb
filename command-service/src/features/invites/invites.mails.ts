// Which mails follow from invitations: whoever is invited gets one for each sending, with the secret of it.
import { ERASED } from '@practicum/infra/codec/sealing'
import { invitationCode } from '@practicum/infra/sessions/invitation-codes'
import { inLocale } from '@practicum/shared/contract/phrases'
import type { Invite } from '@practicum/shared/features/invites/invites.decider'
import type { InviteEvent } from '@practicum/shared/features/invites/invites.events'
import { DEFAULT_WORDS } from '@practicum/shared/kernel/default-words'
import { shownDay } from '@practicum/shared/kernel/formats'
import { DEFAULT_LOCALE, type Locale, localeOf } from '@practicum/shared/kernel/locales'
import type { Executor } from '../../execution/executor'
import type { MailRule } from '../../reactions/mailing'
import { organizationAggregate, userAggregate } from '../people/people.aggregates'
import { nameOf } from '../people/people.lookup'
import { inviteAggregate } from './invites.aggregate'

type Created = Extract<InviteEvent, { type: 'InviteCreated' }>['data']
type Sending = Pick<Created, 'sendingId' | 'expiresAt'>

/** The secret is derived from the sending: whoever tells the event again hands over the same one. */
const invited =
  (kind: string): MailRule =>
  async (event, { executor, capabilities }) => {
    const { events } = await executor.loadWhole(inviteAggregate, event.entityId)
    const before = events.filter(({ revision }) => revision <= event.revision)
    const created = before.findLast(({ type }) => type === 'InviteCreated')?.data as Created | undefined
    if (!created) return []
    const { userId, organizationId, email, firstName, lastName } = created
    const { sendingId, expiresAt } = event.data as unknown as Sending
    const language = await languageOf(executor, created)
    const to = { email, firstName, name: `${firstName} ${lastName}`, language, organizationId }
    const values = { invite: event.entityId, ...(await said(executor, { ...created, expiresAt }, language)) }
    const text = invitationCode(capabilities, sendingId)
    return [{ kind, userId, to, values, secret: { text, expiresAt: new Date(expiresAt) } }]
  }

export const inviteMails: Readonly<Record<string, MailRule>> = {
  InviteCreated: invited('invite.created'),
  InviteResent: invited('invite.resent'),
}

/** The one that the mail is written in: of an account its own. */
async function languageOf(executor: Executor, { userId, language }: Pick<Created, 'userId' | 'language'>) {
  const { state } = await executor.load(userAggregate, userId)
  if (state.status === 'unknown') return localeOf(language) ?? DEFAULT_LOCALE
  return (state.status === 'erased' ? undefined : localeOf(state.language)) ?? DEFAULT_LOCALE
}

async function said(
  executor: Executor,
  { inviterId, organizationId, role, expiresAt }: Pick<Invite, 'inviterId' | 'organizationId' | 'role' | 'expiresAt'>,
  language: Locale,
): Promise<Readonly<Record<string, string>>> {
  const { state } = await executor.load(organizationAggregate, organizationId)
  const own = state.status === 'unknown' ? undefined : state.words[role]?.one
  return {
    inviter: (await nameOf(executor, inviterId)) || ERASED,
    role: own ?? inLocale(language, DEFAULT_WORDS[role].one),
    until: shownDay(expiresAt, state.status === 'unknown' ? 'UTC' : state.details.zone, language),
  }
}

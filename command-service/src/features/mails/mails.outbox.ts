// Writes mails: in the language of whom they go to, in the name of their organization. The same cause never writes one twice.
import type { MailSecrets } from '@practicum/infra/mail/secrets'
import { inLocale } from '@practicum/shared/contract/phrases'
import type { MailEvent } from '@practicum/shared/features/mails/mails.events'
import { wordsOfMail } from '@practicum/shared/features/mails/mails.kinds'
import type { UserState } from '@practicum/shared/features/people/user.state'
import { derivedId } from '@practicum/shared/kernel/ids'
import { DEFAULT_LOCALE, type Locale, localeOf } from '@practicum/shared/kernel/locales'
import { filled } from '@practicum/shared/kernel/texts'
import { type CommandContext, childContext } from '../../execution/context'
import type { Executor } from '../../execution/executor'
import type { Addressee, NewMail, Outbox } from '../../reactions/mailing'
import { organizationAggregate, userAggregate } from '../people/people.aggregates'
import { accountOf } from '../people/people.lookup'
import { mailAggregate } from './mails.aggregate'

type Queued = Extract<MailEvent, { type: 'MailQueued' }>['data']

export class MailOutbox implements Outbox {
  constructor(
    private readonly executor: Executor,
    private readonly secrets: Pick<MailSecrets, 'keep'>,
  ) {}

  async put(mail: NewMail, context: CommandContext): Promise<void> {
    const { kind, userId, cause, secret } = mail
    const to = await this.addressee(mail)
    if (!to) return
    const mailId = derivedId('mail', cause, kind, userId)
    if (secret) await this.secrets.keep({ mailId, userId, secret: secret.text, expiresAt: secret.expiresAt })
    const data = { mailId, userId, ...(await this.written(mail, to)) }
    const request = { command: () => ({ type: 'QueueMail' as const, data }), isNew: true }
    await this.executor.execute(mailAggregate, mailId, request, childContext(context, mailId))
  }

  private async written(mail: NewMail, to: Addressee): Promise<Omit<Queued, 'mailId' | 'userId'>> {
    const organization = to.organizationId === undefined ? null : await this.organization(to.organizationId)
    const language = localeOf(to.language) ?? DEFAULT_LOCALE
    const { email, name } = to
    const address = mail.phone ?? email
    const values = { ...mail.values, name: to.firstName, organization: organization?.name ?? 'Practicum' }
    const expiresAt = mail.secret?.expiresAt.toISOString() ?? null
    return { kind: mail.kind, language, to: address, name, ...said(mail, language, values), organization, expiresAt }
  }

  /** As their own stream last said; what they are invited to, in the name of whoever invites. */
  private async addressee({ userId, to, address }: NewMail): Promise<Addressee | undefined> {
    // What goes to an address of its own is for whoever had that, whatever the account has become.
    const id = address === undefined ? await accountOf(this.executor, { userId }) : userId
    const { state, events } = await this.executor.loadWhole(userAggregate, id)
    if (state.status === 'unknown') return to
    if (state.status === 'erased') return undefined
    const { firstName, lastName } = lastOf(events, 'firstName') ?? {}
    const email = address ?? String(lastOf(events, 'email')?.email)
    const name = `${firstName} ${lastName}`.trim()
    const { organizationId } = to ?? workplace(state)
    return {
      email,
      firstName: String(firstName),
      name,
      language: state.language,
      organizationId,
    }
  }

  private async organization(id: string): Promise<Queued['organization']> {
    const { events } = await this.executor.loadWhole(organizationAggregate, id)
    const named = lastOf(events, 'name')
    const accent = lastOf(events, 'accent')?.accent
    return named ? { id, name: String(named.name), accent: typeof accent === 'string' ? accent : null } : null
  }
}

type Values = Readonly<Record<string, string>>

/** Its words in this language, with their places filled. */
function said(
  { kind, phone }: NewMail,
  language: Locale,
  values: Values,
): Pick<Queued, 'subject' | 'paragraphs' | 'action' | 'closing'> {
  const { subject, paragraphs, action, closing = [] } = wordsOfMail(kind)
  const say = (text: string): string => filled(inLocale(language, text), values)
  // A text message has no button: its code stands among its words.
  const spoken = phone === undefined ? values : { ...values, secret: '{secret}' }
  const inPath = Object.fromEntries(Object.entries(values).map(([key, text]) => [key, encodeURIComponent(text)]))
  return {
    subject: say(subject),
    paragraphs: paragraphs.map(text => filled(inLocale(language, text), spoken)),
    action: action ? { label: say(action.label), path: filled(action.path, { ...inPath, secret: '{secret}' }) } : null,
    closing: closing.map(say),
  }
}

type Known = Exclude<UserState, { status: 'unknown' } | { status: 'erased' }>

const workplace = ({ positions, currentPositionId }: Known): Pick<Addressee, 'organizationId'> => ({
  organizationId: (positions.find(({ id }) => id === currentPositionId) ?? positions[0])?.organizationId,
})

type Data = Readonly<Record<string, unknown>>

const lastOf = (events: readonly { readonly data: unknown }[], field: string): Data | undefined =>
  (events as readonly { readonly data: Data }[]).findLast(({ data }) => field in data)?.data

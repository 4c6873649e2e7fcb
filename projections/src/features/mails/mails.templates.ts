// What mails say before they are written to anybody: for those who want to see it before people get it.
import { type Binding, bindQuery } from '@practicum/infra/http/bindings'
import type { ScopedDb } from '@practicum/infra/postgres/scoped'
import type { Principal } from '@practicum/shared/access/principal'
import { logoUrl } from '@practicum/shared/contract/image-addresses'
import { inLocale } from '@practicum/shared/contract/phrases'
import { type MailSenderView, type MailTemplate, mailTemplates } from '@practicum/shared/features/mails/mails.contract'
import { allKinds } from '@practicum/shared/features/mails/mails.kinds'
import { organizationPolicy } from '@practicum/shared/features/people/people.policy'
import type { MailWords } from '@practicum/shared/kernel/feature'
import { DEFAULT_LOCALE, type Locale } from '@practicum/shared/kernel/locales'
import { refuse } from '@practicum/shared/kernel/refusal'
import { queryRows } from '../../runner/conditions'
import { scopeOf } from '../../runner/policy-sql'

const PLATFORM = 'Practicum'

export const mailTemplatesQuery: Binding = bindQuery(mailTemplates, ['organization'], async call => {
  const { language = DEFAULT_LOCALE, organization_id: id } = call.query
  const organization = id === undefined ? null : await senderOf(call.db, call.principal, id)
  if (organization === undefined) return refuse('not_found', {}, { kind: 'missing' })
  const name = organization?.name ?? PLATFORM
  return { organization, data: allKinds().map(([kind, words]) => templateOf(kind, words, { language, name })) }
})

async function senderOf(db: ScopedDb, principal: Principal, id: string): Promise<MailSenderView | undefined> {
  const where = scopeOf(organizationPolicy.read, principal, 't').and('t.organization_id in (?)', id)
  const [sender] = await queryRows<Pick<MailSenderView, 'name' | 'accent'> & { readonly logo_id: string | null }>(
    db,
    where.select('t.name, t.accent, t.logo_id', 'read.organization t'),
  )
  return sender && { name: sender.name, accent: sender.accent, logo_image_url: logoUrl(id, sender.logo_id) }
}

function templateOf(
  kind: string,
  { channel, subject, paragraphs, action, closing = [], canWait }: MailWords,
  { language, name }: { readonly language: Locale; readonly name: string },
): MailTemplate {
  const say = (text: string): string => inLocale(language, text).replaceAll('{organization}', name)
  return {
    kind,
    channel: channel ?? 'mail',
    subject: say(subject),
    paragraphs: paragraphs.map(say),
    action: action ? { label: say(action.label) } : null,
    closing: closing.map(say),
    can_wait: canWait === true,
  }
}

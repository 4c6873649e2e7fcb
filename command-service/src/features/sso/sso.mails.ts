// Which mails follow from a provider that is linked or no more: whoever's account it is hears of it, also where it was not them.
import { PROVIDER_LABELS, ssoProvider } from '@practicum/shared/access/sso'
import type { MailRule } from '../../reactions/mailing'

const owner =
  (kind: string): MailRule =>
  async ({ entityId, data }) => [
    { kind, userId: entityId, values: { provider: PROVIDER_LABELS[ssoProvider.parse(data.provider)] } },
  ]

export const ssoMails: Readonly<Record<string, MailRule>> = {
  SsoLinked: owner('sso.linked'),
  SsoUnlinked: owner('sso.unlinked'),
}

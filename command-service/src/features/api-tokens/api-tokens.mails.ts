// Which mails follow from what happens to access tokens: whoever's it is hears that there is one, also where it was not they who made it.
import type { MailRule } from '../../reactions/mailing'

export const apiTokenMails: Readonly<Record<string, MailRule>> = {
  ApiTokenMade: async ({ data }) => [
    {
      kind: 'api_token.made',
      userId: String(data.userId),
      values: { token: String(data.name), until: String(data.expiresAt).slice(0, 10) },
    },
  ],
}

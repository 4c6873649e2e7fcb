// How integrations are told of what happens: signed with secrets that the key of the installation seals, to public addresses alone unless a setting says otherwise.
import type { Webhooks } from '@practicum/command-service/reactions/hooking'
import type { Config } from '@practicum/infra/config/config'
import { WebhookDeliveries } from '@practicum/infra/webhooks/deliveries'
import { webhookPoster } from '@practicum/infra/webhooks/posting'
import { WebhookSecrets } from '@practicum/infra/webhooks/secrets'
import type { Databases } from './databases'

interface WebhookParts {
  readonly config: Pick<Config, 'secrets' | 'webhooksToPrivate'>
  readonly databases: Pick<Databases, 'write'>
}

export const webhooksOf = ({ config, databases: { write } }: WebhookParts): Webhooks => ({
  secrets: new WebhookSecrets(write, config.secrets.keyEncryption),
  deliveries: new WebhookDeliveries(write),
  post: webhookPoster(config.webhooksToPrivate),
  privateAllowed: config.webhooksToPrivate,
})

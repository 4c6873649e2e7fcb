// What the rules of integrations say when they refuse.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'integration.kind_unknown': 'is nothing that an integration can hear: {kind}',
  'integration.address_not_public': 'has to begin with https:// and lead to a public server',
  'integration.too_many': 'This organization has {most} integrations, as many as it may',
  'integration.paused': 'This integration is paused. Resume it first',
  'integration.not_failed': 'This was sent, or waits to be',
  'integration.too_often': 'Try again in {minutes} minutes',
}

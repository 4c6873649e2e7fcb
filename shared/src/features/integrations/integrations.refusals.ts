// What the rules of integrations say when they refuse.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'integration.kind_unknown': 'is nothing that an integration can hear: {kind}',
  'integration.address_not_public': 'has to begin with https:// and lead to a public server',
  'integration.too_many': 'This organization has as many integrations as it may: {most}. Delete one that nobody needs',
  'integration.paused': 'This integration is paused, and nothing is sent to it. Resume it first',
  'integration.not_failed': 'This has not failed: it was sent, or waits to be',
  'integration.too_often': 'Tests have been sent often. Try again in {minutes} minutes',
}

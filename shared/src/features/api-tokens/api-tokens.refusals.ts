// What the rules of access tokens say when they refuse.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'api_token.scope_unknown': 'is nothing that a token can be let into: {scope}',
  'api_token.not_for_organization': 'tokens of an organization are made by those who coordinate it',
  'api_token.too_many': 'You have made as many tokens as one person may in a day. Try again in {minutes} minutes',
}

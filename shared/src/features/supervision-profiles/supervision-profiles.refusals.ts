// What the rules of supervision profiles say when they refuse.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'supervision_profile.link_elsewhere': 'must be an address that begins with https:// at {host}',
  'supervision_profile.license_repeated': 'This license is named already',
}

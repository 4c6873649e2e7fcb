// What the rules of supervision profiles say when they refuse, in Spanish.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'supervision_profile.link_elsewhere': 'debe ser una dirección de {host} que empiece por https://',
  'supervision_profile.license_repeated': 'Esta licencia ya está indicada',
}

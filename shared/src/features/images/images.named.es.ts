// What the calls of images are called in Spanish, where English reads their names.
import type { Texts } from '../../kernel/texts'

export const named: Texts = {
  setProfileImage: 'Poner una foto de perfil',
  removeProfileImage: 'Quitar la foto de perfil',
  dismissProfileImagePrompt: 'No volver a pedir una foto de perfil',
  setOrganizationLogo: 'Poner el logotipo de una organización',
  removeOrganizationLogo: 'Quitar el logotipo de una organización',
  showProfileImage: 'Ver una foto de perfil',
  showLogo: 'Ver el logotipo de una organización',
}

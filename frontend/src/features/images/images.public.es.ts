// The words of choosing an image, in Spanish.
import type { PageWords } from '../../providers/spoken'
import type { imageMessages } from './image.messages'

const image: typeof imageMessages = {
  title: 'Foto',
  about: 'Aparece junto al nombre, para quienes pueden verlo aquí.',
  none: 'Todavía no hay ninguna: en su lugar aparecen las iniciales.',
  change: 'Elegir una foto',
  alt: 'Foto propia',
  saved: 'Se guardó. Ya aparece junto al nombre.',
  removed: 'Se quitó. En su lugar aparecen las iniciales.',
  choose: 'Elegir una imagen',
  another: 'Elegir otra imagen',
  hint: 'PNG, JPEG, GIF o WebP, de hasta %{size}. También se puede soltar o pegar aquí.',
  made: 'Se endereza y se recorta en un cuadrado. Se elimina el lugar donde se tomó.',
  logo_made:
    'Aparece en la parte superior de cada página y para quien crea su cuenta. Se lee mejor si es ancho y tiene fondo transparente.',
  logo_title: 'Logotipo de %{name}',
  logo_alt: 'Logotipo de %{name}',
  logo_none: 'Todavía no hay ninguno: en su lugar aparece la marca del producto.',
  logo_saved: 'Se guardó. Ya aparece en cada página.',
  logo_removed: 'Se quitó.',
  preview: 'Así se verá',
  sending: 'Enviando la imagen',
  save: 'Guardar',
  remove: 'Quitar',
  wrong_kind: '%{name} no es PNG, JPEG, GIF ni WebP.',
  too_large: '%{name} ocupa más de %{size}.',
}

export const publicWords: PageWords = { image }

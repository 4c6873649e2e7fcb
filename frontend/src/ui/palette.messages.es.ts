// The colours of the palette, in Spanish.
import type { paletteMessages } from './palette.messages'

export const palette: typeof paletteMessages = {
  blue: 'Azul',
  teal: 'Verde azulado',
  green: 'Verde',
  olive: 'Oliva',
  amber: 'Ámbar',
  orange: 'Naranja',
  red: 'Rojo',
  pink: 'Rosa',
  purple: 'Morado',
  grey: 'Gris',
}

// The colours of the palette in words: a thing is never told by its colour alone.
import type { PaletteColor } from '@practicum/shared/contract/palette'

export const paletteMessages: Readonly<Record<PaletteColor, string>> = {
  blue: 'Blue',
  teal: 'Teal',
  green: 'Green',
  olive: 'Olive',
  amber: 'Amber',
  orange: 'Orange',
  red: 'Red',
  pink: 'Pink',
  purple: 'Purple',
  grey: 'Grey',
}

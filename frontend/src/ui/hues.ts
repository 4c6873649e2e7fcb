// The colours of the palette as they are drawn: each stands out at 3:1 or more against the grounds of both themes, so that one palette serves both.
import type { PaletteColor } from '@practicum/shared/contract/palette'

export const HUES: Readonly<Record<PaletteColor, string>> = {
  blue: '#2f7fd1',
  teal: '#12908e',
  green: '#2f9150',
  olive: '#7d8a2a',
  amber: '#b07d0e',
  orange: '#cc6a1f',
  red: '#d14b4b',
  pink: '#c9528f',
  purple: '#8c63c9',
  grey: '#6f7f88',
}

// The colours of pictures: those of the theme, so that they hold in light and in dark.
import type { Theme } from '@mui/material/styles'
import type { Tone } from '../StatusChip'

export const toneColour = ({ palette }: Theme, tone: Tone): string =>
  tone === 'default' ? palette.text.secondary : palette[tone].main

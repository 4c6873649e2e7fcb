// A status, the same everywhere: quiet where it is ordinary, on a tint where somebody has to look, with a tick where it is done.
import Check from '@mui/icons-material/Check'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { alpha, type Theme } from '@mui/material/styles'

export type Tone = 'default' | 'primary' | 'success' | 'info' | 'warning' | 'error'
/** `alert` is for exceptions alone: where every row has one, none is seen. */
export type Weight = 'quiet' | 'alert' | 'done'

export interface StatusChipProps {
  readonly tone: Tone
  readonly label: string
  readonly weight?: Weight
}

/** Not outlined: chips with a line around them are filters. */
export function StatusChip({ tone, label, weight = 'quiet' }: StatusChipProps) {
  if (weight === 'alert') {
    return <Chip size="small" color={tone} label={label} sx={theme => tinted(colourOf(theme, tone))} />
  }
  const Mark = weight === 'done' ? Tick : Dot
  return <Chip size="small" color={tone} label={label} icon={<Mark tone={tone} />} sx={PLAIN} />
}

const colourOf = (theme: Theme, tone: Tone): string =>
  tone === 'default' ? theme.palette.text.secondary : theme.palette[tone].main

/** The share of a colour that leaves words in it readable on itself, in both schemes. */
const TINT = 0.1

const tinted = (colour: string) => ({ bgcolor: alpha(colour, TINT), color: colour })

const PLAIN = {
  bgcolor: 'transparent',
  color: 'text.primary',
  fontSize: '0.875rem',
  fontWeight: 400,
  '& .MuiChip-label': { pl: 0.75, pr: 0 },
} as const

const Dot = ({ tone }: { tone: Tone }) => (
  <Box
    component="span"
    aria-hidden
    sx={{ width: 8, height: 8, flexShrink: 0, borderRadius: '50%', bgcolor: theme => colourOf(theme, tone) }}
  />
)

const Tick = ({ tone }: { tone: Tone }) => (
  <Check aria-hidden sx={{ fontSize: 16, flexShrink: 0, color: theme => colourOf(theme, tone) }} />
)

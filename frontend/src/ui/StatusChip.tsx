// A status, always as a word on its colour, the same everywhere.
import Chip from '@mui/material/Chip'

export type Tone = 'default' | 'primary' | 'success' | 'info' | 'warning' | 'error'

export function StatusChip({ tone, label }: { tone: Tone; label: string }) {
  return <Chip size="small" variant="outlined" color={tone} label={label} />
}

// How many, beside the name of what is counted; its room is kept while it is asked for.
import Box from '@mui/material/Box'
import { pageLanguage } from '../language'
import type { Counts } from './use-counts'

export const countText = ({ total, relation }: Counts[number]): string =>
  `${total.toLocaleString(pageLanguage())}${relation === 'gte' ? '+' : ''}`

/** Heard as a description of what it stands in: its name stays its own. */
export function CountText({ count }: { count: Counts[number] | undefined }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{ display: 'inline-block', minWidth: '1.5em', textAlign: 'right', fontWeight: 400, opacity: 0.85 }}
    >
      {count && countText(count)}
    </Box>
  )
}

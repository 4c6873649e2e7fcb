// Names and values of one thing, in two columns where there is room.
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import type { ReactNode } from 'react'

export interface Fact {
  readonly label: string
  /** null and undefined leave the fact out. */
  readonly value: ReactNode
}

export function Facts({ facts }: { facts: readonly Fact[] }) {
  const known = facts.filter(({ value }) => value !== null && value !== undefined && value !== '')
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, md: 3 }, maxWidth: 800 }}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '180px 1fr' },
          columnGap: 2,
          rowGap: { xs: 0.25, sm: 1.5 },
        }}
      >
        {known.map(({ label, value }) => [
          <Box component="dt" key={`${label}-name`} sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            {label}
          </Box>,
          <Box component="dd" key={`${label}-value`} sx={{ m: 0, mb: { xs: 1.5, sm: 0 }, overflowWrap: 'anywhere' }}>
            {value}
          </Box>,
        ])}
      </Box>
    </Paper>
  )
}

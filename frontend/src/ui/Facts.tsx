// Names and values of one thing, in two columns where there is room.
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useState } from 'react'
import { useTranslate } from 'react-admin'

export interface Fact {
  readonly label: string
  /** null, undefined and false leave the fact out. */
  readonly value: ReactNode
}

export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <Paper variant="outlined" sx={{ p: { xs: 2, md: 3 } }}>
    <FactList facts={facts} />
  </Paper>
)

/** In the rail of a page: names above values; where the rail stands above the rest of the page, a long one is folded. */
export function RailFacts({ facts }: { facts: readonly Fact[] }) {
  const translate = useTranslate()
  const narrow = useMediaQuery(NO_RAIL)
  const [whole, setWhole] = useState(false)
  const known = facts.filter(isKnown)
  const folds = narrow && known.length > FOLDED + 1
  return (
    <Paper component="section" variant="outlined" aria-label={translate('app.text.facts')} sx={{ p: 2 }}>
      <FactList facts={folds && !whole ? known.slice(0, FOLDED) : known} columns="1fr" />
      {folds && (
        <Button size="small" aria-expanded={whole} onClick={() => setWhole(!whole)} sx={{ mt: 1, ml: -0.5 }}>
          {translate(whole ? 'app.text.less' : 'app.text.all_facts', { smart_count: known.length })}
        </Button>
      )}
    </Paper>
  )
}

const NO_RAIL = '(max-width: 1023.95px)'
/** So many of a long rail are shown before the others are asked for. */
const FOLDED = 4

const isKnown = ({ value }: Fact): boolean => value !== null && value !== undefined && value !== false && value !== ''

interface FactListProps {
  readonly facts: readonly Fact[]
  /** Where there is room for two. */
  readonly columns?: string
}

/** Facts within a paper that holds more. */
export function FactList({ facts, columns = 'min(180px, 30%) 1fr' }: FactListProps) {
  const known = facts.filter(isKnown)
  const stacked = columns === '1fr'
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: columns },
        columnGap: 2,
        rowGap: { xs: 0.25, sm: stacked ? 0.25 : 1.5 },
      }}
    >
      {known.map(({ label, value }) => [
        <Box
          component="dt"
          key={`${label}-name`}
          sx={{ color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'break-word' }}
        >
          {label}
        </Box>,
        <Box
          component="dd"
          key={`${label}-value`}
          sx={{ m: 0, mb: { xs: 1.5, sm: stacked ? 1.5 : 0 }, overflowWrap: 'anywhere' }}
        >
          {value}
        </Box>,
      ])}
    </Box>
  )
}

// The page of one thing: its head, what it says, its facts in a rail from 1024 pixels on, and below what was said and done.
import MoreHoriz from '@mui/icons-material/MoreHoriz'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { PageHeader, type PageHeaderProps } from './PageHeader'
import { NOT_PRINTED } from './print-styles'
import { BOTTOM_BAR_HEIGHT, heldBelow } from './sizes'

const WITH_RAIL = '@media (min-width: 1024px)'

export interface DetailsPageProps extends PageHeaderProps {
  /** What it says, and what belongs to it. */
  readonly children?: ReactNode
  readonly facts: ReactNode
  /** The last part: it may grow without pushing anything. */
  readonly stream: ReactNode
  /** What is seldom done; never nothing. */
  readonly rareIntents?: ReactNode
}

/** On a phone what can be done stays within reach of the thumb. */
export function DetailsPage({ children, facts, stream, intents, rareIntents, ...head }: DetailsPageProps) {
  const phone = useMediaQuery<Theme>(theme => theme.breakpoints.down('sm'))
  return (
    <Box>
      <PageHeader {...head} {...(!phone && { intents: rareIntents ? inOne(rareIntents, intents) : intents })} />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', [WITH_RAIL]: RAILED }}>
        <Box>{children}</Box>
        <Box sx={{ mb: 2, [WITH_RAIL]: { gridColumn: 2, gridRow: '1 / span 2' } }}>{facts}</Box>
        <Box>{stream}</Box>
      </Box>
      {phone && (intents || rareIntents) && <IntentsBar rare={rareIntents}>{intents}</IntentsBar>}
    </Box>
  )
}

const inOne = (rare: ReactNode, others: ReactNode) => (
  <>
    {rare}
    {others}
  </>
)

const RAILED = { columnGap: 3, gridTemplateColumns: 'minmax(0, 1fr) 320px', gridTemplateRows: 'auto 1fr' }

const BAR = {
  ...{ position: 'fixed', bottom: BOTTOM_BAR_HEIGHT, left: 0, right: 0, zIndex: 'mobileStepper' },
  ...{ display: 'flex', flexWrap: 'wrap', gap: 1, px: 2, py: 1 },
  ...{ bgcolor: 'background.paper', borderTop: 1, borderColor: 'divider' },
  '&:empty': { display: 'none' },
  // What is done most stands last, as wide as there is room.
  '& > .MuiButton-root': { flexGrow: 1 },
} as const

/** The page makes room for it at its end. */
function IntentsBar({ rare, children }: { rare: ReactNode; children: ReactNode }) {
  const translate = useTranslate()
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <Box ref={heldBelow} className={NOT_PRINTED} sx={BAR}>
      {open && (
        <Box id={id} sx={{ width: '100%', display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {rare}
        </Box>
      )}
      {rare && (
        <IconButton
          aria-label={translate('app.menu.more')}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <MoreHoriz />
        </IconButton>
      )}
      {children}
    </Box>
  )
}

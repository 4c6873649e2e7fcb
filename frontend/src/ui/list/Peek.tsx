// Shows a row's thing beside its list, from 1024 pixels on: the list stays where it is.
import Close from '@mui/icons-material/Close'
import OpenInFull from '@mui/icons-material/OpenInFull'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import GlobalStyles from '@mui/material/GlobalStyles'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useEffect } from 'react'
import { type RaRecord, useListContext, useTranslate } from 'react-admin'
import { Link, useNavigate } from 'react-router'
import { OWN_ROW_KEYS, useSingleKeysOn } from '../keyboard'
import { NOT_PRINTED } from '../print-styles'
import { BESIDE_WIDTH, besideStyles, TOP_BAR_HEIGHT } from '../sizes'
import type { DisplayChoice } from './DisplayMenu'
import { useFoldedRow } from './folding'
import { useGroups } from './grouping'
import { PeekContext, usePeek, usePeeked } from './use-peek'

const ROOM = '(min-width: 1024px)'

export interface PeekContent<Item> {
  readonly name: (item: Item) => string
  readonly body: (item: Item) => ReactNode
}

export interface PeekProps<Item extends RaRecord> {
  /** Absent: nothing is looked at beside the list. */
  readonly peek?: PeekContent<Item> | undefined
  readonly open?: ((item: Item) => string) | undefined
  readonly children: ReactNode
}

/** Around the list and its toolbar. */
export function PeekArea<Item extends RaRecord>({ peek, open, children }: PeekProps<Item>) {
  const room = useMediaQuery(ROOM)
  const navigate = useNavigate()
  const { data, isPlaceholderData } = useListContext<Item>()
  const isShown = useIsShown()
  const peekable = room && peek !== undefined && open !== undefined
  const peeked = usePeek({
    enabled: peekable,
    items: isPlaceholderData ? undefined : data,
    isShown,
    open: item => void navigate(open?.(item as Item) ?? ''),
  })
  const item = peeked.item as Item | undefined
  return (
    <PeekContext.Provider value={peeked}>
      <Box sx={{ display: 'contents' }} {...(peekable && { [OWN_ROW_KEYS]: '' })}>
        {children}
      </Box>
      {item && peek && open && (
        <Panel to={open(item)} name={peek.name(item)} onClose={peeked.toggle}>
          {peek.body(item)}
        </Panel>
      )}
    </PeekContext.Provider>
  )
}

/** Rows of a group that is closed are not, nor what stands for several. */
function useIsShown(): (item: RaRecord) => boolean {
  const { groups = [], isClosed } = useGroups() ?? {}
  const standsFor = useFoldedRow()
  const closed = groups.filter(({ key }) => isClosed?.(key)).flatMap(({ items }) => items.map(({ id }) => id))
  return item => !closed.includes(item.id) && standsFor(item) === undefined
}

/** Undefined where there is no room beside the list. */
export function usePeekChoice(): DisplayChoice | undefined {
  const translate = useTranslate()
  const room = useMediaQuery(ROOM)
  const { on, toggle } = usePeeked()
  const [letters] = useSingleKeysOn()
  return room ? { label: translate('app.peek.toggle'), on, set: toggle, ...(letters && { shortcut: 'J' }) } : undefined
}

interface PanelProps {
  readonly to: string
  readonly name: string
  readonly onClose: () => void
  readonly children: ReactNode
}

function Panel({ to, name, onClose, children }: PanelProps) {
  const translate = useTranslate()
  const [letters] = useSingleKeysOn()
  useEffect(() => {
    // The row is found by the link that its name is.
    const links = [...document.querySelectorAll('main a')]
    links.find(link => link.getAttribute('href') === to)?.scrollIntoView({ block: 'nearest' })
  }, [to])
  return (
    <Drawer
      open
      className={NOT_PRINTED}
      variant="persistent"
      anchor="right"
      slotProps={{
        paper: {
          component: 'aside',
          'aria-label': translate('app.peek.label'),
          tabIndex: 0,
          sx: { width: BESIDE_WIDTH, top: TOP_BAR_HEIGHT + 1, height: 'auto', bottom: 0, p: 2.5, gap: 2, boxShadow: 3 },
        },
      }}
    >
      <GlobalStyles styles={besideStyles} />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Button component={Link} to={to} size="small" startIcon={<OpenInFull />}>
          {translate('app.peek.open')}
        </Button>
        <Typography variant="body2" color="textSecondary" sx={{ flex: 1, textAlign: 'right' }}>
          {translate(letters ? 'app.peek.keys' : 'app.peek.arrows')}
        </Typography>
        <IconButton size="small" aria-label={translate('app.peek.close')} onClick={onClose}>
          <Close fontSize="small" />
        </IconButton>
      </Box>
      <Typography component="h2" variant="h2" aria-live="polite" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      {children}
    </Drawer>
  )
}

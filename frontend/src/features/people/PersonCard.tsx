// The card that opens from the name of a person: who they are, when it is where they are, and where features lead from them.
import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Popover, { type PopoverActions } from '@mui/material/Popover'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { getPerson } from '@practicum/shared/features/people/person-card.contract'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { ScreenWords } from '../../providers/screen-words'
import { useRead } from '../../providers/use-query'
import { PersonAvatar } from '../../ui/Person'
import type { PersonCardProps } from '../../ui/person-card'
import { PersonFacts, PersonSkeleton } from './PersonFacts'
import { PersonLinks } from './PersonLinks'
import { personCardMessages } from './person-card.messages'

export default function PersonCard(props: PersonCardProps) {
  return (
    <ScreenWords name="person-card" english={personCardMessages}>
      <Card {...props} />
    </ScreenWords>
  )
}

function Card({ person, anchor, onClose, onUnknown }: PersonCardProps) {
  const translate = useTranslate()
  const titled = useId()
  const read = useRead(getPerson, { params: { id: person.id } })
  const unknown = read.error?.status === 404
  const close = (): void => {
    onClose()
    if (unknown) onUnknown()
  }
  return (
    <Surface anchor={anchor} titled={titled} grown={!read.isPending} onClose={close}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <PersonAvatar {...person} {...read.data} size={44} />
        <Typography
          component="h2"
          variant="subtitle1"
          id={titled}
          sx={{ flex: 1, fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          {read.data?.name ?? person.name}
        </Typography>
        <IconButton size="small" aria-label={translate('person-card.close')} onClick={close}>
          <Close fontSize="small" />
        </IconButton>
      </Box>
      {read.isPending && <PersonSkeleton />}
      {read.data && <PersonFacts person={read.data} />}
      {read.data && <PersonLinks person={read.data} onFollow={onClose} />}
      {read.isError && !read.data && (
        <Typography role="alert" color="textSecondary">
          {translate(unknown ? 'person-card.unknown' : 'person-card.unavailable')}
        </Typography>
      )}
    </Surface>
  )
}

interface SurfaceProps {
  readonly anchor: HTMLElement
  /** Id of its heading. */
  readonly titled: string
  /** All of it is there. */
  readonly grown: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

const PAPER = { display: 'grid', gap: 1.5, p: 2 } as const

/** Below the name; on a phone at the lower edge. What is pressed in it is not pressed in the row that it opened from. */
function Surface({ anchor, titled, grown, onClose, children }: SurfaceProps) {
  const phone = useMediaQuery<Theme>(theme => theme.breakpoints.down('sm'))
  const place = useRef<PopoverActions>(null)
  useEffect(() => {
    if (grown) place.current?.updatePosition()
  }, [grown])
  const dialog = { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titled } as const
  const common = { open: true, onClose, transitionDuration: 0 }
  if (phone) {
    return (
      <Drawer
        {...common}
        anchor="bottom"
        slotProps={{ paper: { ...dialog, tabIndex: -1, sx: { ...PAPER, pb: 4, borderRadius: '12px 12px 0 0' } } }}
      >
        {children}
      </Drawer>
    )
  }
  return (
    <Popover
      {...common}
      action={place}
      anchorEl={anchor}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { ...dialog, sx: { ...PAPER, width: 340, mt: 0.5 } } }}
    >
      {children}
    </Popover>
  )
}

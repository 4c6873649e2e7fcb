// A card of a board: what matters of its thing, dragged to where an intent leads, and the same intents in a menu.
import MoreVert from '@mui/icons-material/MoreVert'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Paper from '@mui/material/Paper'
import { useEffect, useRef, useState } from 'react'
import { type RaRecord, useTranslate } from 'react-admin'
import { NOT_PRINTED } from '../../print-styles'
import type { Dragged } from './Board'
import { type BoardContent, type BoardMove, isWithin } from './board'

const CARD = {
  ...{ flex: 1, minWidth: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1, justifyItems: 'start' },
  overflowWrap: 'anywhere',
} as const

export interface BoardCardProps<Item extends RaRecord> {
  readonly board: BoardContent<Item>
  readonly item: Item
  /** Key of the column that it stands in. */
  readonly column: string
  readonly onDrag: (dragged: Dragged | undefined) => void
}

export function BoardCard<Item extends RaRecord>({ board, item, column, onDrag }: BoardCardProps<Item>) {
  const { moves, question } = board.useMoves(item)
  const name = board.name(item)
  const moveable = moves.length > 0
  const drag = useDrag(onDrag)
  return (
    <Paper
      component="li"
      variant="outlined"
      draggable={moveable}
      onDragStart={event => {
        // Its link can be dragged by itself, wherever the card may not go.
        if (!moveable || !isWithin(event)) return
        event.dataTransfer.setData('text/plain', name)
        event.dataTransfer.effectAllowed = 'move'
        drag({ name, from: column, moves })
      }}
      onDragEnd={event => isWithin(event) && drag(undefined)}
      sx={{ p: 1.5, display: 'flex', gap: 0.5, alignItems: 'flex-start', cursor: moveable ? 'grab' : 'default' }}
    >
      <Box sx={CARD}>{board.card(item)}</Box>
      {moveable && <MoveMenu name={name} moves={moves} />}
      {question}
    </Paper>
  )
}

/** A card that is taken away while it is dragged is told of no end. */
function useDrag(onDrag: BoardCardProps<RaRecord>['onDrag']): BoardCardProps<RaRecord>['onDrag'] {
  const dragging = useRef<() => void>(undefined)
  useEffect(() => () => dragging.current?.(), [])
  return dragged => {
    dragging.current = dragged && (() => onDrag(undefined))
    onDrag(dragged)
  }
}

function MoveMenu({ name, moves }: { name: string; moves: readonly BoardMove[] }) {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <IconButton
        size="small"
        className={NOT_PRINTED}
        aria-label={translate('app.board.move', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
        sx={{ mt: -0.5, mr: -0.75 }}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {moves.map(({ to, label, run }) => (
          <MenuItem
            key={to}
            dense
            onClick={() => {
              setAnchor(null)
              run()
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

// One column of a board: its heading with its count, its cards, and the button for more of them.
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { type RaRecord, useTranslate } from 'react-admin'
import { countText } from '../CountText'
import { ListFailed } from '../ListStates'
import { type Part, usePart } from '../use-part'
import type { Dragged } from './Board'
import { BoardCard } from './BoardCard'
import { type BoardColumn, type BoardContent, isWithin } from './board'
import { useFocusAfterMove } from './use-focus-after-move'

const CARDS_BELOW_EACH_OTHER = {
  ...{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 },
  // No wider than their column, whatever stands in them.
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const

export interface BoardColumnListProps<Item extends RaRecord> {
  readonly board: BoardContent<Item>
  readonly column: BoardColumn
  readonly dragged: Dragged | undefined
  readonly onDrag: (dragged: Dragged | undefined) => void
  readonly onDrop: () => void
}

export function BoardColumnList<Item extends RaRecord>(props: BoardColumnListProps<Item>) {
  const { board, column, dragged, onDrag, onDrop } = props
  const translate = useTranslate()
  const id = useId()
  const cards = usePart<Item>(column.filter)
  const { items, total, relation, more } = cards
  const { heading, list, holding } = useFocusAfterMove()
  const takes = dragged?.moves.some(({ to }) => to === column.key) ?? false
  return (
    <Box
      component="section"
      aria-labelledby={id}
      aria-busy={cards.pending}
      {...holding}
      onDragOver={event => dragged && isWithin(event) && event.preventDefault()}
      onDrop={event => {
        if (!dragged || !isWithin(event)) return
        event.preventDefault()
        onDrop()
      }}
      sx={{
        ...{ minWidth: 0, minHeight: 160, p: 1, borderRadius: 2, bgcolor: 'action.hover', scrollSnapAlign: 'start' },
        ...{ outline: '2px dashed', outlineOffset: -2, outlineColor: takes ? 'primary.main' : 'transparent' },
        opacity: dragged && !takes && dragged.from !== column.key ? 0.55 : 1,
      }}
    >
      <Typography
        id={id}
        ref={heading}
        tabIndex={-1}
        component="h2"
        variant="subtitle2"
        sx={{ px: 1, py: 0.75, display: 'flex', gap: 1, '&:focus': { outline: 'none' } }}
      >
        {column.label}
        <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400, minWidth: '2em' }}>
          {total !== undefined && countText({ total, relation })}
        </Box>
      </Typography>
      <WithoutCards cards={cards} />
      <Box component="ul" ref={list} aria-labelledby={id} sx={CARDS_BELOW_EACH_OTHER}>
        {items.map(item => (
          <BoardCard<Item> key={item.id} board={board} item={item} column={column.key} onDrag={onDrag} />
        ))}
      </Box>
      {more && (
        <Button size="small" fullWidth sx={{ mt: 1 }} onClick={more}>
          {translate('app.board.more')}
        </Button>
      )}
    </Box>
  )
}

/** While they are asked for, where that failed, and where there are none. */
function WithoutCards({ cards: { failed, pending, total, refetch } }: { cards: Part<RaRecord> }) {
  const translate = useTranslate()
  if (failed) return <ListFailed onRetry={refetch} />
  if (pending) return <Skeleton variant="rounded" height={96} />
  if (total !== 0) return null
  return (
    <Typography variant="body2" color="textSecondary" sx={{ px: 1, py: 1 }}>
      {translate('app.board.empty')}
    </Typography>
  )
}

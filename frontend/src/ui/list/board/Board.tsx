// The same list by status: a column for each, with its count and pages of its own; cards move by intents alone.
import Box from '@mui/material/Box'
import { useState } from 'react'
import { type RaRecord, useListContext, useTranslate } from 'react-admin'
import { useToast } from '../../toast'
import { BoardColumnList } from './BoardColumnList'
import { type BoardContent, type BoardMove, columnsWithin } from './board'

export interface BoardProps<Item extends RaRecord> {
  readonly label: string
  readonly board: BoardContent<Item>
}

/** The card that is being dragged. */
export interface Dragged {
  readonly name: string
  /** Key of its column. */
  readonly from: string
  readonly moves: readonly BoardMove[]
}

export default function Board<Item extends RaRecord>({ label, board }: BoardProps<Item>) {
  const translate = useTranslate()
  const toast = useToast()
  const { filterValues } = useListContext()
  const [dragged, setDragged] = useState<Dragged>()
  const columns = columnsWithin(board.columns, filterValues)
  const drop = (to: string, column: string): void => {
    setDragged(undefined)
    if (!dragged || dragged.from === to) return
    const move = dragged.moves.find(one => one.to === to)
    if (move) move.run()
    else toast('app.board.refused', { type: 'warning', args: { name: dragged.name, column } })
  }
  return (
    <Box
      role="region"
      aria-label={translate('app.board.label', { list: label })}
      // What scrolls to the side is scrolled by keys too.
      tabIndex={0}
      sx={{
        ...{ display: 'grid', gridAutoFlow: 'column', gap: 1.5, overflowX: 'auto', pb: 1, alignItems: 'start' },
        gridAutoColumns: { xs: 'minmax(260px, 82%)', md: 'minmax(176px, 1fr)' },
        scrollSnapType: { xs: 'x proximity', md: 'none' },
      }}
    >
      {columns.map(column => (
        <BoardColumnList<Item>
          key={column.key}
          board={board}
          column={column}
          dragged={dragged}
          onDrag={setDragged}
          onDrop={() => drop(column.key, column.label)}
        />
      ))}
    </Box>
  )
}

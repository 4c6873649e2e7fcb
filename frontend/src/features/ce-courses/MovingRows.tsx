// Rows of the form of a course in their order, each to be moved or taken out, and a button for one more, to which the focus goes when one has gone.
import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId, useRef } from 'react'
import { type Moving, movesOf, type RowMoves } from './RowIntents'

export interface MovingRowsProps {
  readonly rows: Moving & { readonly fields: readonly { readonly key: string }[] }
  readonly most: number
  readonly title: string
  /** What the button that adds one says. */
  readonly add: string
  readonly onAdd: () => void
  readonly row: (index: number, moves: RowMoves) => ReactNode
  readonly spacing: number
  /** Between the title and the first row. */
  readonly children?: ReactNode
}

export function MovingRows({ rows, most, title, add, onAdd, row, spacing, children }: MovingRowsProps) {
  const adding = useRef<HTMLButtonElement>(null)
  const heading = useId()
  const count = rows.fields.length
  return (
    <Box component="section" aria-labelledby={heading}>
      <Typography variant="h2" id={heading} sx={{ fontSize: '1rem', mb: children === undefined ? 1 : 0 }}>
        {title}
      </Typography>
      {children}
      <Stack spacing={spacing}>
        {rows.fields.map(({ key }, index) => {
          const moves = movesOf(rows, index, count)
          const onRemove = (): void => {
            moves.onRemove()
            adding.current?.focus()
          }
          return <Box key={key}>{row(index, { ...moves, onRemove })}</Box>
        })}
      </Stack>
      <Button ref={adding} startIcon={<Add />} disabled={count >= most} onClick={onAdd} sx={{ mt: 1 }}>
        {add}
      </Button>
    </Box>
  )
}

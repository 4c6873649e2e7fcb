// Moves a row of the form of a course, or takes it out: by buttons, which every keyboard reaches.
import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { IntentIcon } from '../../ui/IntentIcon'

export interface RowMoves {
  /** Absent: it stands first. */
  readonly onUp: (() => void) | undefined
  /** Absent: it stands last. */
  readonly onDown: (() => void) | undefined
  readonly onRemove: () => void
}

export function RowIntents({ name, onUp, onDown, onRemove }: RowMoves & { readonly name: string }) {
  const translate = useTranslate()
  const intents = [
    ['up', onUp, <ArrowUpward key="up" fontSize="small" />],
    ['down', onDown, <ArrowDownward key="down" fontSize="small" />],
    ['remove', onRemove, <Close key="remove" fontSize="small" />],
  ] as const
  return (
    <Box sx={{ display: 'flex', ml: 'auto' }}>
      {intents.map(([key, press, icon]) => (
        <IntentIcon
          key={key}
          label={translate(`courses.form.${key}`, { name })}
          said={translate(`courses.form.${key}`, { name })}
          describes={false}
          disabled={press === undefined}
          onPress={() => press?.()}
        >
          {icon}
        </IntentIcon>
      ))}
    </Box>
  )
}

export interface Moving {
  readonly move: (from: number, to: number) => void
  readonly remove: (index: number) => void
}

/** Of the row at a place among so many. */
export const movesOf = (rows: Moving, index: number, count: number): RowMoves => ({
  onUp: index > 0 ? () => rows.move(index, index - 1) : undefined,
  onDown: index < count - 1 ? () => rows.move(index, index + 1) : undefined,
  onRemove: () => rows.remove(index),
})

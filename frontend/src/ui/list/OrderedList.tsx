// Things in an order of their own, a line each, which is changed by moving one of them.
import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import type { ReactNode } from 'react'
import { IntentIcon } from '../IntentIcon'
import type { Order } from './use-order'

interface Steps {
  /** The first at 1. */
  readonly place: number
  /** Absent: it cannot be moved there. */
  readonly onUp: (() => void) | undefined
  readonly onDown: (() => void) | undefined
}

interface OrderedListProps<T> {
  readonly label: string
  readonly order: Order<T>
  readonly refused: readonly string[]
  readonly maxWidth?: number
  /** An {@link OrderedLine}. */
  readonly children: (one: T, steps: Steps) => ReactNode
  /** Lines of what stands in no order, after the others. */
  readonly after?: ReactNode
}

export function OrderedList<T>({ label, order, refused, maxWidth, children, after }: OrderedListProps<T>) {
  const { shown, move, said } = order
  return (
    <>
      {refused.length > 0 && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {refused.join(' ')}
        </Alert>
      )}
      <Paper component="ol" variant="outlined" aria-label={label} sx={{ m: 0, p: 0, maxWidth }}>
        {shown.map((one, index) =>
          children(one, {
            place: index + 1,
            onUp: index > 0 ? () => move(one, -1) : undefined,
            onDown: index < shown.length - 1 ? () => move(one, 1) : undefined,
          }),
        )}
        {after}
      </Paper>
      <Box role="status" sx={{ mt: 1, minHeight: 24, color: 'text.secondary' }}>
        {said}
      </Box>
    </>
  )
}

export const OrderedLine = ({ children }: { children: ReactNode }) => (
  <Box component="li" sx={LINE}>
    {children}
  </Box>
)

/** Its intents, at the end of the line. */
export const LineIntents = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'flex', ml: 'auto' }}>{children}</Box>
)

interface LineIntentProps {
  /** What it does, and to what. */
  readonly label: string
  /** Absent: it cannot be done now. */
  readonly onPress: (() => void) | undefined
  readonly children: ReactNode
}

export const LineIntent = ({ label, onPress, children }: LineIntentProps) => (
  <IntentIcon label={label} said={label} describes={false} disabled={!onPress} onPress={() => onPress?.()}>
    {children}
  </IntentIcon>
)

interface MoveIntentsProps extends Pick<Steps, 'onUp' | 'onDown'> {
  readonly up: string
  readonly down: string
}

export const MoveIntents = ({ up, down, onUp, onDown }: MoveIntentsProps) => (
  <>
    <LineIntent label={up} onPress={onUp}>
      <ArrowUpward fontSize="small" />
    </LineIntent>
    <LineIntent label={down} onPress={onDown}>
      <ArrowDownward fontSize="small" />
    </LineIntent>
  </>
)

const LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 1.25,
  listStyle: 'none',
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
} as const

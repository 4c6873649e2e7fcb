// The circle at the beginning of a row that says in one press that its thing is done.
import CheckCircle from '@mui/icons-material/CheckCircleOutlined'
import Circle from '@mui/icons-material/RadioButtonUncheckedOutlined'
import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { type ReactNode, useRef } from 'react'
import { useTranslate } from 'react-admin'

export interface RowTickProps {
  /** The intent in a word: shown on hover. */
  readonly intent: string
  /** Of which thing. */
  readonly name: string
  readonly running: boolean
  /** Resolves to whether the row is done with. */
  readonly onTick: () => Promise<boolean>
}

export function RowTick({ intent, name, running, onTick }: RowTickProps) {
  const translate = useTranslate()
  const circle = useRef<HTMLButtonElement>(null)
  const tick = async (): Promise<void> => {
    const next = neighbour(circle.current)
    const held = (): boolean => [circle.current, document.body].includes(document.activeElement as HTMLElement | null)
    if ((await onTick()) && held()) next?.focus()
  }
  return (
    <Tooltip title={intent} disableFocusListener>
      <IconButton
        ref={circle}
        data-tick
        size="small"
        aria-label={translate('app.list.tick', { intent, name })}
        aria-busy={running}
        onClick={() => {
          if (!running) void tick()
        }}
        sx={{ p: 0.5, '& .done': { display: 'none' }, ...ON_POINTING }}
      >
        {running ? (
          <CircularProgress size={20} aria-hidden />
        ) : (
          <>
            <CheckCircle className="done" fontSize="small" color="primary" />
            <Circle className="open" fontSize="small" />
          </>
        )}
      </IconButton>
    </Tooltip>
  )
}

/** Shows what a press leads to. */
const ON_POINTING = {
  '&:hover .done, &:focus-visible .done': { display: 'block' },
  '&:hover .open, &:focus-visible .open': { display: 'none' },
} as const

/** A ticked row leaves its list: the keyboard goes on with the one after it, else with the one before. */
function neighbour(circle: HTMLElement | null): HTMLElement | undefined {
  const all = [...(circle?.closest('table, ul')?.querySelectorAll<HTMLElement>('[data-tick]') ?? [])]
  const at = circle ? all.indexOf(circle) : -1
  return all[at + 1] ?? all[at - 1]
}

/** The circle before the name of the thing; where it cannot be ticked, the names still stand below each other. */
export function Ticked({ tick, children }: { tick: ReactNode; children: ReactNode }) {
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
      <Box
        component="span"
        // What is asked in a dialog over the row does not open the row.
        onClick={event => event.stopPropagation()}
        sx={{ width: 28, minHeight: 20, flexShrink: 0, my: -0.5, ml: -0.5 }}
      >
        {tick}
      </Box>
      <Box component="span" sx={{ minWidth: 0 }}>
        {children}
      </Box>
    </Box>
  )
}

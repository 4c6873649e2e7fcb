// A button among the tools of a list that opens a menu: it looks as one that is pressed or not.
import Button from '@mui/material/Button'
import Tooltip from '@mui/material/Tooltip'
import type { MouseEvent, ReactNode } from 'react'
import { ToolWord } from './ToolToggle'

export interface ToolButtonProps {
  readonly label: string
  /** The first of its label. */
  readonly word: string
  readonly opened: boolean
  readonly onOpen: (from: HTMLElement) => void
  /** What it offers is in use. */
  readonly used?: boolean
  readonly loading?: boolean
  readonly children: ReactNode
}

export function ToolButton({ label, word, opened, onOpen, used = false, loading = false, children }: ToolButtonProps) {
  return (
    <Tooltip title={label}>
      <Button
        size="small"
        color={used ? 'primary' : 'inherit'}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={opened}
        loading={loading}
        onClick={(event: MouseEvent<HTMLElement>) => onOpen(event.currentTarget)}
        sx={{ minWidth: 40, minHeight: 40, p: 1, borderRadius: 5, ...(!used && { color: 'action.active' }) }}
      >
        {children}
        <ToolWord>{word}</ToolWord>
      </Button>
    </Tooltip>
  )
}

// A round button among the tools of a list that is pressed or not.
import ToggleButton from '@mui/material/ToggleButton'
import Tooltip from '@mui/material/Tooltip'
import type { ReactNode } from 'react'

export interface ToolToggleProps {
  readonly label: string
  readonly on: boolean
  readonly onToggle: () => void
  /** The key that does the same, where there is one. */
  readonly shortcut?: string | undefined
  readonly children: ReactNode
}

export function ToolToggle({ label, on, onToggle, shortcut, children }: ToolToggleProps) {
  return (
    <Tooltip title={shortcut ? `${label} (${shortcut})` : label}>
      <ToggleButton
        value={label}
        size="small"
        selected={on}
        aria-label={label}
        {...(shortcut && { 'aria-keyshortcuts': shortcut })}
        onChange={onToggle}
        sx={{ border: 0, borderRadius: '50%', p: 1 }}
      >
        {children}
      </ToggleButton>
    </Tooltip>
  )
}

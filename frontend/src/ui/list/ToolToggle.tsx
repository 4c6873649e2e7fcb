// A button among the tools of a list that is pressed or not: an icon, with a word beside it where there is room and the icon alone says little.
import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import Tooltip from '@mui/material/Tooltip'
import type { ReactNode } from 'react'

export interface ToolToggleProps {
  readonly label: string
  readonly on: boolean
  readonly onToggle: () => void
  /** The first of its label. */
  readonly word?: string
  readonly children: ReactNode
}

export function ToolToggle({ label, on, onToggle, word, children }: ToolToggleProps) {
  return (
    <Tooltip title={label}>
      <ToggleButton
        value={label}
        size="small"
        selected={on}
        aria-label={label}
        onChange={onToggle}
        sx={{ border: 0, borderRadius: 5, p: 1, textTransform: 'none' }}
      >
        {children}
        {word && <ToolWord>{word}</ToolWord>}
      </ToggleButton>
    </Tooltip>
  )
}

/** Where there is room. */
export const ToolWord = ({ children }: { children: string }) => (
  <Box component="span" sx={{ display: { xs: 'none', lg: 'inline' }, mx: 0.5 }}>
    {children}
  </Box>
)

// An intent in a row, as an icon: where it cannot be used now, it stays within reach of the keyboard, and says why.
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import type { ReactNode } from 'react'

export interface IntentIconProps {
  /** What it does, and to whom. */
  readonly label: string
  /** On hover and focus. */
  readonly said: string
  /** What is said is more than what it does. */
  readonly describes: boolean
  readonly disabled: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

export function IntentIcon({ label, said, describes, disabled, onPress, children }: IntentIconProps) {
  return (
    <Tooltip title={said} describeChild={describes}>
      <IconButton
        size="small"
        aria-label={label}
        aria-disabled={disabled}
        onClick={event => {
          event.stopPropagation()
          if (!disabled) onPress()
        }}
        sx={{ '&[aria-disabled=true]': { color: 'text.disabled', cursor: 'default' } }}
      >
        {children}
      </IconButton>
    </Tooltip>
  )
}

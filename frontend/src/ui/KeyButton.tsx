// A button that a single key presses too; the key stands beside its words, unless the person has turned single keys off.
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useSingleKeysOn } from './keyboard'

export interface KeyButtonProps {
  readonly keys: string
  readonly label: string
  readonly onClick: () => void
  readonly disabled?: boolean
  readonly loading?: boolean
  readonly primary?: boolean
  readonly danger?: boolean
}

export function KeyButton({ keys, label, onClick, disabled, loading, primary, danger }: KeyButtonProps) {
  const [letters] = useSingleKeysOn()
  return (
    <Button
      variant={primary ? 'contained' : 'outlined'}
      color={danger ? 'error' : 'primary'}
      disabled={disabled ?? false}
      loading={loading ?? false}
      {...(letters && { 'aria-keyshortcuts': keys })}
      onClick={onClick}
    >
      {label}
      {letters && (
        <Box
          component="kbd"
          aria-hidden
          sx={{ display: { xs: 'none', sm: 'inline' }, ml: 1, font: 'inherit', fontSize: '0.75rem', opacity: 0.8 }}
        >
          {keys}
        </Box>
      )}
    </Button>
  )
}

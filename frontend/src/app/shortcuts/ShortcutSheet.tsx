// The sheet of shortcuts: every key that does something on any page, and the switch that turns single keys off.
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { Fragment } from 'react'
import { useTranslate } from 'react-admin'
import { useSingleKeysOn } from '../../ui/keyboard'
import type { MenuItem } from '../menu'
import { lettered } from './single-keys'

interface Shortcut {
  readonly keys: readonly string[]
  readonly does: string
}

export interface ShortcutSheetProps {
  readonly items: readonly MenuItem[]
  readonly onClose: () => void
}

export default function ShortcutSheet({ items, onClose }: ShortcutSheetProps) {
  const translate = useTranslate()
  const [on, setOn] = useSingleKeysOn()
  const singles: readonly Shortcut[] = [
    { keys: ['/'], does: translate('app.shortcuts.search_too') },
    { keys: ['?'], does: translate('app.shortcuts.sheet') },
    ...lettered(items).map(({ letter, label }) => ({
      keys: ['G', letter.toUpperCase()],
      does: translate('app.shortcuts.go', { page: translate(label) }),
    })),
    { keys: ['J'], does: translate('app.shortcuts.down') },
    { keys: ['K'], does: translate('app.shortcuts.up') },
    { keys: ['Enter'], does: translate('app.shortcuts.enter') },
  ]
  return (
    <Dialog open onClose={onClose} aria-labelledby="shortcuts-title" fullWidth maxWidth="xs">
      <DialogTitle id="shortcuts-title">{translate('app.shortcuts.title')}</DialogTitle>
      <DialogContent>
        <Keys shortcuts={[{ keys: ['Ctrl', 'K'], does: translate('app.shortcuts.search') }]} />
        <FormControlLabel
          control={<Switch checked={on} onChange={(_event, checked) => setOn(checked)} />}
          label={translate('app.shortcuts.letters')}
          sx={{ mt: 2 }}
        />
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {translate('app.shortcuts.letters_hint')}
        </Typography>
        {on && <Keys shortcuts={singles} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('app.shortcuts.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}

function Keys({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: '1fr auto', rowGap: 1, alignItems: 'center', m: 0 }}
    >
      {shortcuts.map(({ keys, does }) => (
        <Fragment key={does}>
          <dt>{does}</dt>
          <Box component="dd" sx={{ m: 0, display: 'flex', gap: 0.5, justifyContent: 'flex-end' }}>
            {keys.map(key => (
              <Box
                component="kbd"
                key={key}
                sx={{
                  px: 0.75,
                  border: 1,
                  borderColor: 'divider',
                  borderRadius: 1,
                  font: 'inherit',
                  fontSize: '0.8125rem',
                }}
              >
                {key}
              </Box>
            ))}
          </Box>
        </Fragment>
      ))}
    </Box>
  )
}

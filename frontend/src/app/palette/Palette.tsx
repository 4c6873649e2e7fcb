// Goes to any page of one's menu by typing part of its name.
import Autocomplete from '@mui/material/Autocomplete'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import ListItemIcon from '@mui/material/ListItemIcon'
import type { PopperProps } from '@mui/material/Popper'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router'
import { addressOf, entriesOf, type MenuItem } from '../menu'

export default function Palette({ items, onClose }: { items: readonly MenuItem[]; onClose: () => void }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const entries = entriesOf(items)
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby="palette-title"
      fullWidth
      maxWidth="sm"
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <DialogTitle id="palette-title">{translate('app.palette.title')}</DialogTitle>
      <DialogContent sx={{ pb: 1, '&&': { pt: 1 } }}>
        <Autocomplete
          open
          disablePortal
          autoHighlight
          options={[...entries]}
          getOptionLabel={entry => translate(`app.menu.${entry.key}`)}
          getOptionKey={entry => entry.key}
          noOptionsText={translate('app.palette.nothing')}
          forcePopupIcon={false}
          onChange={(_event, entry) => {
            if (!entry) return
            onClose()
            navigate(addressOf(entry))
          }}
          slots={{ popper: InPlace }}
          slotProps={{ paper: { sx: { boxShadow: 'none', border: 0 } } }}
          renderInput={params => <TextField {...params} autoFocus label={translate('app.palette.placeholder')} />}
          renderOption={({ key, ...props }, { icon: Icon, ...entry }) => (
            <li key={key} {...props}>
              <ListItemIcon sx={{ minWidth: 36, '& svg': { fontSize: 20 } }}>
                <Icon />
              </ListItemIcon>
              {translate(`app.menu.${entry.key}`)}
            </li>
          )}
        />
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {translate('app.palette.hint')}
        </Typography>
      </DialogContent>
    </Dialog>
  )
}

/** The choices stand in the dialog's own flow, not in a layer above it. */
const InPlace = ({ children }: Pick<PopperProps, 'children'>) => (
  <div>{typeof children === 'function' ? null : children}</div>
)

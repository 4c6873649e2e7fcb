// Goes anywhere by typing part of its name: a page, something to do, a person.
import Autocomplete from '@mui/material/Autocomplete'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import ListItemIcon from '@mui/material/ListItemIcon'
import type { PopperProps } from '@mui/material/Popper'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type ComponentType, useState } from 'react'
import { useLogout, useTranslate } from 'react-admin'
import { useNavigate } from 'react-router'
import { renderOptionGroup } from '../../ui/form/option-group'
import { useSwitchPosition } from '../layout/PositionSwitcher'
import type { MenuItem } from '../menu'
import type { Choice, Goal } from './choices'
import { useChoices } from './use-choices'

export interface PaletteProps {
  readonly items: readonly MenuItem[]
  readonly onClose: () => void
  /** A form was chosen; it is shown once the palette has closed. */
  readonly onForm: (form: ComponentType<{ onClose: () => void }>) => void
}

export default function Palette({ items, onClose, onForm }: PaletteProps) {
  const translate = useTranslate()
  const goTo = useGoTo(onForm)
  const [typed, setTyped] = useState('')
  const { choices, loading } = useChoices(items, typed)
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
        <Autocomplete<Choice>
          open
          disablePortal
          autoHighlight
          options={[...choices]}
          value={null}
          inputValue={typed}
          // The field keeps Escape to itself while its choices are shown, and here they always are.
          onClose={(_event, reason) => reason === 'escape' && onClose()}
          onInputChange={(_event, text) => setTyped(text)}
          filterOptions={all => all}
          getOptionLabel={({ label }) => label}
          getOptionKey={({ key }) => key}
          groupBy={({ group }) => translate(`app.palette.${group}`)}
          renderGroup={renderOptionGroup}
          noOptionsText={translate(loading ? 'app.loading' : 'app.palette.nothing')}
          forcePopupIcon={false}
          onChange={(_event, choice) => {
            if (!choice) return
            onClose()
            goTo(choice.goal)
          }}
          slots={{ popper: InPlace }}
          slotProps={{ paper: { sx: { boxShadow: 'none', border: 0 } } }}
          renderInput={params => <TextField {...params} autoFocus label={translate('app.palette.placeholder')} />}
          renderOption={({ key, ...props }, choice) => (
            <li key={key} {...props}>
              <ChoiceRow choice={choice} />
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

function useGoTo(onForm: PaletteProps['onForm']): (goal: Goal) => void {
  const navigate = useNavigate()
  const logout = useLogout()
  const switchTo = useSwitchPosition()
  return goal => {
    if (goal.kind === 'path') navigate(goal.to)
    else if (goal.kind === 'form') onForm(goal.form)
    else if (goal.kind === 'position') void switchTo(goal.id)
    else void logout()
  }
}

function ChoiceRow({ choice: { icon: Icon, label } }: { choice: Choice }) {
  return (
    <>
      {Icon && (
        <ListItemIcon sx={{ minWidth: 36, '& svg': { fontSize: 20 } }}>
          <Icon />
        </ListItemIcon>
      )}
      {label}
    </>
  )
}

/** The choices stand in the dialog's own flow, not in a layer above it. */
const InPlace = ({ children }: Pick<PopperProps, 'children'>) => (
  <div>{typeof children === 'function' ? null : children}</div>
)

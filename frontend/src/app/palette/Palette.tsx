// Goes anywhere by typing part of its name: a page, something to do, a person, a thing; a whole screen on a phone.
import Close from '@mui/icons-material/Close'
import Search from '@mui/icons-material/Search'
import Alert from '@mui/material/Alert'
import Autocomplete, { type AutocompleteRenderInputParams } from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import type { PopperProps } from '@mui/material/Popper'
import type { Theme } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { wordsOf } from '@practicum/shared/kernel/words'
import { type ComponentType, type RefObject, useEffect, useState } from 'react'
import { useLogout, useTranslate } from 'react-admin'
import { useNavigate } from 'react-router'
import { renderOptionGroup } from '../../ui/form/option-group'
import { useSwitchPosition } from '../layout/PositionSwitcher'
import type { MenuItem } from '../menu'
import { ChoiceRow } from './ChoiceRow'
import type { Choice, Goal } from './choices'
import { useChoices } from './use-choices'

export interface PaletteProps {
  readonly items: readonly MenuItem[]
  /** What was typed before it was there. */
  readonly early: RefObject<string>
  readonly onClose: () => void
  /** A form was chosen; it is shown once the palette has closed. */
  readonly onForm: (form: ComponentType<{ onClose: () => void }>) => void
}

export default function Palette({ items, early, onClose, onForm }: PaletteProps) {
  const translate = useTranslate()
  const goTo = useGoTo(onForm)
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const [typed, setTyped] = useState(() => early.current)
  useEffect(() => {
    early.current = ''
  }, [early])
  const { choices, loading, retry } = useChoices(items, typed)
  const words = wordsOf(typed)
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby="palette-title"
      fullWidth
      fullScreen={phone}
      maxWidth="sm"
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <Box component="h2" id="palette-title" sx={visuallyHidden}>
        {translate('app.palette.title')}
      </Box>
      <IconButton
        onClick={onClose}
        aria-label={translate('app.palette.close')}
        sx={{ position: 'absolute', top: 14, right: 10, zIndex: 1 }}
      >
        <Close />
      </IconButton>
      <DialogContent sx={{ pb: 1, '&&': { pt: 2 } }}>
        <Autocomplete<Choice>
          open
          disablePortal
          autoHighlight
          // What was typed stays while a button beside the field is pressed.
          clearOnBlur={false}
          options={[...choices]}
          value={null}
          inputValue={typed}
          // The field keeps Escape to itself while its choices are shown, and here they always are.
          onClose={(_event, reason) => reason === 'escape' && onClose()}
          onInputChange={(_event, text) => setTyped(text)}
          filterOptions={all => all}
          getOptionLabel={({ label }) => label}
          getOptionKey={({ key }) => key}
          groupBy={({ group }) => group}
          renderGroup={renderOptionGroup}
          noOptionsText={translate(loading ? 'app.loading' : 'app.palette.nothing', { typed: typed.trim() })}
          forcePopupIcon={false}
          onChange={(_event, choice) => {
            if (!choice) return
            onClose()
            goTo(choice.goal)
          }}
          slots={{ popper: InPlace }}
          slotProps={{
            paper: { sx: { boxShadow: 'none', border: 0 } },
            listbox: { sx: { maxHeight: phone ? 'none' : '56vh' } },
          }}
          renderInput={params => <SearchField {...params} />}
          renderOption={({ key, ...props }, choice) => (
            <li key={key} {...props}>
              <ChoiceRow choice={choice} words={words} />
            </li>
          )}
        />
        {/* Holds its place, so that nothing moves when it comes. */}
        <Box sx={{ height: 4, mt: 0.5 }}>
          {loading && <LinearProgress aria-label={translate('app.palette.searching')} />}
        </Box>
        {retry && <NotAsked onRetry={retry} />}
        <Told count={choices.length} typed={typed} loading={loading} />
      </DialogContent>
    </Dialog>
  )
}

function SearchField({ slotProps, ...params }: AutocompleteRenderInputParams) {
  const translate = useTranslate()
  const label = translate('app.palette.placeholder')
  return (
    <TextField
      {...params}
      autoFocus
      variant="standard"
      placeholder={label}
      // Beside it stands what closes.
      sx={{ pr: 4.5 }}
      slotProps={{
        ...slotProps,
        htmlInput: { ...slotProps.htmlInput, 'aria-label': label },
        input: {
          ...slotProps.input,
          disableUnderline: true,
          sx: { fontSize: '1.0625rem' },
          startAdornment: <Search color="action" sx={{ mr: 1 }} />,
        },
      }}
    />
  )
}

function NotAsked({ onRetry }: { onRetry: () => void }) {
  const translate = useTranslate()
  const again = (
    <Button color="inherit" size="small" onClick={onRetry}>
      {translate('app.errors.try_again')}
    </Button>
  )
  return (
    <Alert severity="warning" action={again} sx={{ my: 1 }}>
      {translate('app.palette.failed')}
    </Alert>
  )
}

interface ToldProps {
  readonly count: number
  readonly typed: string
  readonly loading: boolean
}

/** How many there are is said to those who do not see them. */
function Told({ count, typed, loading }: ToldProps) {
  const translate = useTranslate()
  const said = loading || typed.trim() === '' ? '' : translate('app.palette.count', { smart_count: count })
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 1, display: 'flex', justifyContent: 'space-between' }}>
      <Box component="span" sx={{ display: { xs: 'none', sm: 'block' } }}>
        {translate('app.palette.hint')}
      </Box>
      <span role="status">{said}</span>
    </Typography>
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

/** The choices stand in the dialog's own flow, not in a layer above it. */
const InPlace = ({ children }: Pick<PopperProps, 'children'>) => (
  <div>{typeof children === 'function' ? null : children}</div>
)

// The field of a search within the panel of a filter, and what it has found.
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import type { PopperProps } from '@mui/material/Popper'
import TextField from '@mui/material/TextField'
import type { FocusEvent } from 'react'
import { useTranslate } from 'react-admin'

/** What one may choose stands in the panel itself, not in another layer over it. */
const InPlace = ({ children }: Pick<PopperProps, 'children'>) => (
  <Box sx={{ mt: 1, '& .MuiPaper-root': { boxShadow: 'none' } }}>
    {typeof children === 'function' ? children({ placement: 'bottom' }) : children}
  </Box>
)

interface Named {
  readonly id: string
  readonly name: string
}

export interface FoundInPanelProps<Thing extends Named> {
  readonly label: string
  readonly typed: string
  readonly onTyped: (typed: string) => void
  readonly found: readonly Thing[]
  /** What is typed has not been answered. */
  readonly looking: boolean
  /** Said where none is called what is typed. */
  readonly none: string
  readonly onPick: (thing: Thing) => void
  readonly onClose: () => void
}

export function FoundInPanel<Thing extends Named>(props: FoundInPanelProps<Thing>) {
  const translate = useTranslate()
  const { label, typed, onTyped, found, looking, none, onPick, onClose } = props
  return (
    <Autocomplete<Thing>
      open
      slots={{ popper: InPlace }}
      options={looking ? [] : found}
      value={null}
      inputValue={typed}
      onInputChange={(_event, value, reason) => reason !== 'reset' && onTyped(value)}
      onChange={(_event, thing) => thing && onPick(thing)}
      // Its list takes the key that closes the panel.
      onClose={(_event, why) => why === 'escape' && onClose()}
      filterOptions={all => all}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      loading={looking}
      loadingText={translate('app.list.filter.looking')}
      noOptionsText={none}
      renderInput={params => <TextField {...params} label={label} autoFocus onFocus={toItsEnd} />}
    />
  )
}

/** Typing goes on behind what was typed early. */
const toItsEnd = ({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>): void =>
  target.setSelectionRange(target.value.length, target.value.length)

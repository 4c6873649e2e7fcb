// Finds the person that a list is narrowed to, among those whom the reader works with.
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import type { PopperProps } from '@mui/material/Popper'
import TextField from '@mui/material/TextField'
import type { Role } from '@practicum/shared/access/roles'
import { type AvailableUser, availableUsers } from '@practicum/shared/features/people/people.contract'
import type { FocusEvent } from 'react'
import { useTranslate } from 'react-admin'
import { useRead } from '../../../providers/use-query'
import { useSettled } from '../../use-settled'

const OFFERED = 20
const TYPING_MS = 300

/** Whom one may choose stands in the panel itself, not in another layer over it. */
const InPlace = ({ children }: Pick<PopperProps, 'children'>) => (
  <Box sx={{ mt: 1, '& .MuiPaper-root': { boxShadow: 'none' } }}>
    {typeof children === 'function' ? children({ placement: 'bottom' }) : children}
  </Box>
)

export interface PersonSearchProps {
  readonly label: string
  readonly roles: readonly Role[] | undefined
  readonly typed: string
  readonly onTyped: (typed: string) => void
  readonly onPick: (person: AvailableUser) => void
  readonly onClose: () => void
}

export default function PersonSearch({ label, roles, typed, onTyped, onPick, onClose }: PersonSearchProps) {
  const translate = useTranslate()
  const wanted = typed.trim()
  const search = useSettled(wanted, TYPING_MS)
  const query = { limit: OFFERED, ...(search !== '' && { search }), ...(roles && { roles: [...roles] }) }
  const found = useRead(availableUsers, { query })
  // Who works in two positions is one person here.
  const people = [...new Map((found.data ?? []).map(person => [person.id, person])).values()]
  return (
    <Autocomplete<AvailableUser>
      open
      slots={{ popper: InPlace }}
      options={search === wanted ? people : []}
      value={null}
      inputValue={typed}
      onInputChange={(_event, value, reason) => reason !== 'reset' && onTyped(value)}
      onChange={(_event, person) => person && onPick(person)}
      // Its list takes the key that closes the panel.
      onClose={(_event, why) => why === 'escape' && onClose()}
      filterOptions={all => all}
      getOptionLabel={person => person.name}
      getOptionKey={person => person.id}
      loading={found.isLoading || search !== wanted}
      loadingText={translate('app.list.filter.looking')}
      noOptionsText={translate('app.list.filter.nobody')}
      renderInput={params => <TextField {...params} label={label} autoFocus onFocus={toItsEnd} />}
    />
  )
}

/** Typing goes on behind what was typed early. */
const toItsEnd = ({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>): void =>
  target.setSelectionRange(target.value.length, target.value.length)

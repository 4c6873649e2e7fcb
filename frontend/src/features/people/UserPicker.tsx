// Picks people by name or whole groups of them, within the rules the form sets.

import Alert from '@mui/material/Alert'
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type AvailableUser, PICKER_NAME_SHOWN } from '@practicum/shared/features/people/people.contract'
import { useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { renderOptionGroup } from '../../ui/form/option-group'
import { PersonAvatar } from '../../ui/Person'
import { spokenRole } from '../../ui/role-name'
import { cut } from '../../ui/text'
import { addPeople, type PickRules } from './pick'
import { type Candidate, useCandidates } from './use-candidates'

/** Names of those picked that are shown at once. */
const FEW = 20

export interface UserPickerProps {
  readonly label: string
  readonly picked: readonly AvailableUser[]
  readonly onPick: (picked: readonly AvailableUser[]) => void
  readonly rules: PickRules
  readonly error?: string | undefined
}

export function UserPicker({ label, picked, onPick, rules, error }: UserPickerProps) {
  const translate = useTranslate()
  const [typed, setTyped] = useState('')
  const [touched, setTouched] = useState(false)
  const [limitReached, setLimitReached] = useState(false)
  const { candidates, loading, waiting, failed } = useCandidates(typed, picked, { ...rules, enabled: touched })

  const choose = (candidate: Candidate | null): void => {
    if (!candidate) return
    const people = candidate.kind === 'group' ? candidate.users : [candidate.user]
    const result = addPeople(picked, people, rules)
    setLimitReached(result.limitReached)
    setTyped('')
    onPick(result.picked)
  }
  const remove = (person: AvailableUser): void => {
    setLimitReached(false)
    onPick(picked.filter(other => other.position_id !== person.position_id))
  }
  return (
    <Stack spacing={1}>
      <Autocomplete<Candidate>
        options={[...candidates]}
        value={null}
        blurOnSelect={false}
        clearOnBlur
        inputValue={typed}
        onInputChange={(_event, value, reason) => reason !== 'reset' && setTyped(value)}
        onOpen={() => setTouched(true)}
        onChange={(_event, candidate) => choose(candidate)}
        filterOptions={all => all}
        getOptionLabel={candidate => candidate.name}
        getOptionKey={candidate => candidate.key}
        groupBy={candidate => translate(`people.picker.${candidate.kind === 'group' ? 'groups' : 'people'}`)}
        renderGroup={renderOptionGroup}
        loading={loading}
        loadingText={translate('people.picker.loading')}
        noOptionsText={waiting ? '' : translate(failed ? 'people.picker.unavailable' : 'people.picker.nobody')}
        renderInput={params => (
          <TextField
            {...params}
            label={label}
            required={!rules.optional}
            error={error !== undefined}
            helperText={error}
            // Enter chooses somebody; while there is nobody to choose yet it does not submit the form.
            onKeyDown={event => event.key === 'Enter' && typed !== '' && event.preventDefault()}
          />
        )}
        renderOption={({ key, ...props }, candidate) => (
          <li key={key} {...props}>
            <CandidateRow candidate={candidate} />
          </li>
        )}
      />
      {limitReached && <Alert severity="warning">{translate('people.picker.limit', { limit: rules.limit })}</Alert>}
      <Picked picked={picked} onRemove={remove} />
    </Stack>
  )
}

interface PickedProps {
  readonly picked: readonly AvailableUser[]
  readonly onRemove: (person: AvailableUser) => void
}

/** Of a whole cohort the first ones, and how many more there are. */
function Picked({ picked, onRemove }: PickedProps) {
  const translate = useTranslate()
  const [all, setAll] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const shown = all ? picked : picked.slice(0, FEW)
  const showAll = (): void => {
    setAll(true)
    // The button is gone then.
    list.current?.focus()
  }
  if (picked.length === 0) return null
  return (
    <Box
      component="ul"
      ref={list}
      tabIndex={-1}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none', m: 0, p: 0 }}
    >
      {shown.map(person => (
        <li key={person.position_id}>
          <Chip
            avatar={<PersonAvatar {...person} size={24} />}
            label={cut(person.name, PICKER_NAME_SHOWN)}
            onDelete={() => onRemove(person)}
          />
        </li>
      ))}
      {shown.length < picked.length && (
        <li>
          <Button size="small" onClick={showAll}>
            {translate('people.picker.more', { smart_count: picked.length - shown.length })}
          </Button>
        </li>
      )}
    </Box>
  )
}

function CandidateRow({ candidate }: { candidate: Candidate }) {
  const translate = useTranslate()
  if (candidate.kind === 'group') {
    const { key, users } = candidate
    const name = translate(`people.picker.group_name.${key}`, { _: candidate.name })
    return <>{translate('people.picker.group', { name: cut(name, PICKER_NAME_SHOWN), count: users.length })}</>
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, width: '100%' }}>
      <PersonAvatar {...candidate.user} size={24} />
      <span>{cut(candidate.name, PICKER_NAME_SHOWN)}</span>
      <Typography component="span" variant="body2" color="textSecondary" sx={{ ml: 'auto' }}>
        {spokenRole({ keyname: candidate.user.role_keyname, name: candidate.user.role_name }, translate)}
      </Typography>
    </Box>
  )
}

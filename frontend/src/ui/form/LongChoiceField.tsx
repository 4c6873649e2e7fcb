// One of many choices, found by typing a part of its name, and kept by its id.
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import type { FieldValues } from 'react-hook-form'
import { usePageWords } from '../../providers/spoken'
import { renderOptionGroup } from './option-group'
import { placeMessages } from './places.messages'
import { type FieldProps, useField } from './use-field'

export interface LongChoice {
  readonly id: string
  readonly name: string
  /** Under which heading it stands; those of one stand together. */
  readonly group?: string
  /** What it is found by besides its name. */
  readonly found?: string
}

export interface LongChoiceFieldProps<Values extends FieldValues> extends FieldProps<Values, string | null> {
  /** Undefined until they have been read. */
  readonly choices: readonly LongChoice[] | undefined
  /** Of what is chosen already, as long as the choices are not there. */
  readonly nameOf?: (id: string) => string
  readonly failed?: boolean
  readonly onAgain?: () => void
  readonly onChosen?: () => void
  readonly clearable?: boolean
}

const filterOptions = createFilterOptions<LongChoice>({ stringify: ({ name, found = '' }) => `${name} ${found}` })

export function LongChoiceField<Values extends FieldValues>(props: LongChoiceFieldProps<Values>) {
  const { choices, nameOf = String, failed = false, onAgain, onChosen, clearable = true } = props
  const words = usePageWords('places', placeMessages).choices
  const { value, onChange, onBlur, ref, error } = useField<Values, string | null>(props)
  const chosen = choices?.find(({ id }) => id === value) ?? (value ? { id: value, name: nameOf(value) } : null)
  return (
    <Autocomplete<LongChoice, false, boolean>
      fullWidth
      autoHighlight
      disableClearable={!clearable}
      disabled={props.disabled ?? false}
      options={choices ?? []}
      value={chosen}
      filterOptions={filterOptions}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, one) => option.id === one.id}
      {...(choices?.some(({ group }) => group !== undefined) && {
        groupBy: ({ group = '' }: LongChoice) => group,
        renderGroup: renderOptionGroup,
      })}
      loading={choices === undefined && !failed}
      loadingText={words.loading}
      noOptionsText={failed ? words.unavailable : words.none}
      onOpen={() => {
        if (failed) onAgain?.()
      }}
      onChange={(_event, one) => {
        onChange(one?.id ?? null)
        onChosen?.()
      }}
      onBlur={onBlur}
      renderInput={params => (
        <TextField
          {...params}
          inputRef={ref}
          label={props.label}
          required={props.required ?? false}
          error={error !== undefined}
          helperText={error ?? props.help}
        />
      )}
    />
  )
}

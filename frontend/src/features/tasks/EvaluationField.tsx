// Chooses the form of an evaluation among those that are published; for oneself, among those that one's own role may submit.
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { availableForms, type FormView } from '@practicum/shared/features/forms/forms.contract'
import { useTranslate } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { useRead } from '../../providers/use-query'
import { type FieldProps, useField } from '../../ui/form/use-field'

export interface EvaluationFieldProps<Values extends FieldValues> extends FieldProps<Values, FormView | null> {
  /** Only what the reader's own role may submit. */
  readonly own?: boolean
}

export function EvaluationField<Values extends FieldValues>({ own, ...props }: EvaluationFieldProps<Values>) {
  const translate = useTranslate()
  const { value, onChange, error } = useField<Values, FormView | null>(props)
  const read = useRead(availableForms, { query: own ? { own: 'true' } : {} }, { enabled: !props.disabled })
  const nothing = read.isError ? 'unavailable' : own ? 'none_own' : 'none'
  const rolesOf = ({ submitter_roles }: FormView): string =>
    translate('tasks.form.forms.submitters', { roles: submitter_roles.map(({ name }) => name).join(', ') })
  const help = value && value.submitter_roles.length > 0 ? rolesOf(value) : undefined
  return (
    <Autocomplete<FormView>
      options={read.data ?? []}
      value={value}
      disabled={props.disabled ?? false}
      onChange={(_event, chosen) => onChange(chosen)}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      loading={read.isLoading}
      loadingText={translate('tasks.form.forms.loading')}
      noOptionsText={translate(`tasks.form.forms.${nothing}`)}
      renderInput={params => (
        <TextField {...params} required label={props.label} error={error !== undefined} helperText={error ?? help} />
      )}
      renderOption={({ key, ...props }, option) => (
        <li key={key} {...props}>
          <Box>
            <span>{option.name}</span>
            <Typography variant="body2" color="textSecondary">
              {rolesOf(option)}
            </Typography>
          </Box>
        </li>
      )}
    />
  )
}

// People picked in a form; each is kept as they were shown when they were picked, and sent as the form says.
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { AvailableUser } from '@practicum/shared/features/people/people.contract'
import type { FieldValues } from 'react-hook-form'
import { type FieldProps, useField } from '../../ui/form/use-field'
import type { PickRules } from './pick'
import { UserPicker } from './UserPicker'

export interface PeopleFieldProps<Values extends FieldValues> extends FieldProps<Values, readonly AvailableUser[]> {
  readonly rules: PickRules
}

export function PeopleField<Values extends FieldValues>({ label, help, rules, ...props }: PeopleFieldProps<Values>) {
  const { value, onChange, error } = useField<Values, readonly AvailableUser[]>(props)
  return (
    <Box>
      <UserPicker label={label} picked={value} onPick={onChange} rules={rules} error={error} />
      {help && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {help}
        </Typography>
      )}
    </Box>
  )
}

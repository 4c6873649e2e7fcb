// The licences of a supervisor: a row each, of which there is one at least.
import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { listStates } from '@practicum/shared/features/countries/countries.contract'
import { listDisciplines } from '@practicum/shared/features/signup-questions/survey.contract'
import { useId } from 'react'
import { type Control, useFieldArray, useWatch } from 'react-hook-form'
import { useRead } from '../../providers/use-query'
import { LongChoiceField } from '../../ui/form/LongChoiceField'
import { DebouncedField } from './DebouncedField'
import { type ExperienceForm, NO_LICENSE } from './experience-values'
import { useExperienceWords } from './experience-words'
import { filledWith } from './signup-words'

const NUMBER_MAX = 60
const MOST = 20
/** Where licences are given that we know of, for a country that is not divided. */
const DIVIDED = 'US'

export function LicenseRows({ control }: { control: Control<ExperienceForm> }) {
  const words = useExperienceWords()
  const { fields, append, remove } = useFieldArray({ control, name: 'supervisor_licenses', keyName: 'key' })
  const title = useId()
  return (
    <Stack component="section" aria-labelledby={title} spacing={1.5}>
      <Box>
        <Typography variant="h2" id={title} sx={{ fontSize: '1.0625rem' }}>
          {words.licenses}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {words.licenses_help}
        </Typography>
      </Box>
      {fields.map(({ key }, index) => (
        <LicenseRow
          key={key}
          control={control}
          index={index}
          onRemove={fields.length > 1 ? () => remove(index) : undefined}
        />
      ))}
      {fields.length < MOST && (
        <Button startIcon={<Add />} onClick={() => append({ ...NO_LICENSE })} sx={{ alignSelf: 'flex-start' }}>
          {words.add_license}
        </Button>
      )}
    </Stack>
  )
}

interface LicenseRowProps {
  readonly control: Control<ExperienceForm>
  readonly index: number
  readonly onRemove: (() => void) | undefined
}

function LicenseRow({ control, index, onRemove }: LicenseRowProps) {
  const words = useExperienceWords()
  const states = useStates(control)
  const disciplines = useRead(listDisciplines, {})
  const at = `supervisor_licenses.${index}` as const
  const name = filledWith(words.license, { number: index + 1 })
  return (
    <Paper component="fieldset" variant="outlined" sx={{ m: 0, p: 2, minWidth: 0, display: 'grid', gap: 2 }}>
      <Typography component="legend" variant="body2" sx={{ px: 0.5, fontWeight: 600 }}>
        {name}
      </Typography>
      <DebouncedField
        {...{ control, label: words.license_number, max: NUMBER_MAX, required: true, autoComplete: 'off' }}
        name={`${at}.license_number`}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <LongChoiceField
          {...{ control, label: words.license_state, required: true }}
          name={`${at}.state_id`}
          choices={states.data}
          nameOf={() => ''}
          failed={states.isError}
          onAgain={() => void states.refetch()}
        />
        <LongChoiceField
          {...{ control, label: words.discipline, required: true }}
          name={`${at}.discipline_id`}
          choices={disciplines.data?.map(({ id, value }) => ({ id, name: value }))}
          nameOf={() => ''}
          failed={disciplines.isError}
          onAgain={() => void disciplines.refetch()}
        />
      </Box>
      {onRemove && (
        <Button
          color="inherit"
          aria-label={`${words.remove_license}: ${name}`}
          onClick={onRemove}
          sx={{ justifySelf: 'flex-start' }}
        >
          {words.remove_license}
        </Button>
      )}
    </Paper>
  )
}

/** Of the country that was told before. */
function useStates(control: Control<ExperienceForm>) {
  const country = useWatch({ control, name: 'country_code' }) ?? DIVIDED
  const own = useRead(listStates, { params: { iso2: country } })
  const isUndivided = own.data?.length === 0
  const others = useRead(listStates, { params: { iso2: DIVIDED } }, { enabled: isUndivided })
  return isUndivided ? others : own
}

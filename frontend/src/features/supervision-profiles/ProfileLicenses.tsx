// The licences of a supervision profile: a row each, or none.
import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { listStates } from '@practicum/shared/features/countries/countries.contract'
import { ownContact } from '@practicum/shared/features/people/contact.contract'
import { LICENSE_NUMBER_MAX, LICENSES_MAX } from '@practicum/shared/features/signup-questions/answers.fields'
import { listDisciplines } from '@practicum/shared/features/signup-questions/survey.contract'
import { useTranslate } from 'react-admin'
import { type Control, useFieldArray } from 'react-hook-form'
import { useRead } from '../../providers/use-query'
import * as Form from '../../ui/form/dialog'
import { LongChoiceField } from '../../ui/form/LongChoiceField'
import type { FormHandle } from '../../ui/form/use-checked-form'
import { TitledPaper } from '../../ui/TitledPaper'
import { NO_LICENSE, type ProfileValues } from './profile-form'

/** Where licences are given that we know of, for a country that is not divided. */
const DIVIDED = 'US'

export function ProfileLicenses({ form: { control } }: { form: FormHandle<ProfileValues> }) {
  const translate = useTranslate()
  const words = (key: string): string => translate(`supervision-profile.${key}`)
  const { fields, append, remove } = useFieldArray({ control, name: 'licenses', keyName: 'key' })
  return (
    <TitledPaper id="profile-licenses" title={words('section.licenses')}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {words('help.licenses')}
      </Typography>
      <Stack spacing={1.5}>
        {fields.map(({ key }, index) => (
          <LicenseRow key={key} control={control} index={index} onRemove={() => remove(index)} />
        ))}
        {fields.length < LICENSES_MAX && (
          <Button startIcon={<Add />} onClick={() => append({ ...NO_LICENSE })} sx={{ alignSelf: 'flex-start' }}>
            {words('license.add')}
          </Button>
        )}
      </Stack>
    </TitledPaper>
  )
}

interface LicenseRowProps {
  readonly control: Control<ProfileValues>
  readonly index: number
  readonly onRemove: () => void
}

function LicenseRow({ control, index, onRemove }: LicenseRowProps) {
  const translate = useTranslate()
  const words = (key: string): string => translate(`supervision-profile.license.${key}`)
  const states = useStates()
  const disciplines = useRead(listDisciplines, {})
  const at = `licenses.${index}` as const
  const name = translate('supervision-profile.license.named', { number: index + 1 })
  return (
    <Paper component="fieldset" variant="outlined" sx={{ m: 0, p: 2, minWidth: 0, display: 'grid', gap: 2 }}>
      <Typography component="legend" variant="body2" sx={{ px: 0.5, fontWeight: 600 }}>
        {name}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <Form.TextField
          {...{ control, label: words('license_number'), max: LICENSE_NUMBER_MAX, required: true }}
          name={`${at}.license_number`}
          autoComplete="off"
        />
        <Form.DayField {...{ control, label: words('expires_on') }} name={`${at}.expires_on`} />
        <LongChoiceField
          {...{ control, label: words('state_id'), required: true }}
          name={`${at}.state_id`}
          choices={states.data}
          failed={states.isError}
          onAgain={() => void states.refetch()}
        />
        <LongChoiceField
          {...{ control, label: words('discipline_id'), required: true }}
          name={`${at}.discipline_id`}
          choices={disciplines.data?.map(({ id, value }) => ({ id, name: value }))}
          nameOf={() => ''}
          failed={disciplines.isError}
          onAgain={() => void disciplines.refetch()}
        />
      </Box>
      <Button
        color="inherit"
        aria-label={`${words('remove')}: ${name}`}
        onClick={onRemove}
        sx={{ justifySelf: 'flex-start' }}
      >
        {words('remove')}
      </Button>
    </Paper>
  )
}

/** Of the country that one lives in. */
function useStates() {
  const contact = useRead(ownContact, {})
  const country = contact.data?.country_code ?? DIVIDED
  const own = useRead(listStates, { params: { iso2: country } }, { enabled: !contact.isPending })
  const isUndivided = own.data?.length === 0
  const others = useRead(listStates, { params: { iso2: DIVIDED } }, { enabled: isUndivided })
  return isUndivided ? others : own
}

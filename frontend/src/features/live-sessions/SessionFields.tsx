// The fields of the session form.
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { dateIn } from '@practicum/shared/kernel/dates'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { useSession } from '../../providers/session'
import { zoneName } from '../../ui/dates'
import { DayField } from '../../ui/form/DayField'
import { TimeField } from '../../ui/form/TimeField'
import { UserPicker } from '../people/UserPicker'
import { GuestEmailsField } from './GuestEmailsField'
import type { SessionFormState } from './use-session-form'

export interface SessionFieldsProps {
  readonly form: SessionFormState
  /** A session that exists keeps its kind. */
  readonly exists: boolean
}

const TITLE_MAX = 200

export function SessionFields({ form, exists }: SessionFieldsProps) {
  const translate = useTranslate()
  const { values, errors, change } = form
  return (
    <Stack spacing={2.5} sx={{ pt: 0.5 }}>
      <TextField
        autoFocus
        required
        label={translate('live-sessions.form.title')}
        value={values.title}
        onChange={event => change({ title: event.target.value })}
        error={errors.title !== undefined}
        helperText={errors.title}
        slotProps={{ htmlInput: { maxLength: TITLE_MAX } }}
      />
      <PeopleField form={form} />
      {!exists && <KindField form={form} />}
      {!values.now && <StartFields form={form} />}
      <TextField
        required
        label={translate('live-sessions.form.duration')}
        value={values.duration}
        onChange={event => change({ duration: event.target.value })}
        error={errors.duration !== undefined}
        helperText={errors.duration}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <FormControlLabel
        control={<Checkbox checked={values.audioOnly} onChange={(_event, audioOnly) => change({ audioOnly })} />}
        label={translate('live-sessions.form.audio_only')}
      />
      <GuestEmailsField guests={values.guests} onChange={guests => change({ guests })} error={errors.guests} />
    </Stack>
  )
}

function PeopleField({ form: { values, errors, change } }: { form: SessionFormState }) {
  const translate = useTranslate()
  const { position } = useMe()
  const limit = useSession().state.live_session_participant_limits.general
  return (
    <Box>
      <UserPicker
        label={translate('live-sessions.form.people')}
        picked={values.people}
        onPick={people => change({ people })}
        // The host has a seat too.
        rules={{ omitted: [position.id], limit: limit - 1 }}
        error={errors.people}
      />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {translate('live-sessions.form.host')}
      </Typography>
    </Box>
  )
}

function KindField({ form: { values, change } }: { form: SessionFormState }) {
  const translate = useTranslate()
  return (
    <FormControl>
      <FormLabel id="session-kind">{translate('live-sessions.form.when')}</FormLabel>
      <RadioGroup
        row
        aria-labelledby="session-kind"
        value={values.now ? 'now' : 'later'}
        onChange={(_event, kind) => change({ now: kind === 'now' })}
      >
        <FormControlLabel value="later" control={<Radio />} label={translate('live-sessions.form.later')} />
        <FormControlLabel value="now" control={<Radio />} label={translate('live-sessions.form.now')} />
      </RadioGroup>
    </FormControl>
  )
}

function StartFields({ form: { values, errors, zone, change } }: { form: SessionFormState }) {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      <DayField
        required
        label={translate('live-sessions.form.date')}
        value={values.day}
        min={dateIn(zone, new Date())}
        error={errors.day}
        onChange={day => change({ day })}
      />
      <TimeField
        required
        label={translate('live-sessions.form.time')}
        value={values.time}
        hint={translate('live-sessions.form.zone', { zone: zoneName(zone) })}
        onChange={time => change({ time })}
      />
    </Box>
  )
}

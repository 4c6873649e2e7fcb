// Says what stands in one's own supervision profile, section by section; what was typed stays where it is refused.
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import {
  changeSupervisionProfile,
  type SupervisionProfileView,
} from '@practicum/shared/features/supervision-profiles/supervision-profiles.contract'
import {
  LINE_MAX,
  LINK_MAX,
  TEXT_MAX,
} from '@practicum/shared/features/supervision-profiles/supervision-profiles.fields'
import { LINK_FIELDS } from '@practicum/shared/features/supervision-profiles/supervision-profiles.links'
import { useState } from 'react'
import { useMe } from '../../providers/me'
import { useSession } from '../../providers/session'
import { requestOf } from '../../providers/use-intent'
import { ContractForm } from '../../ui/form/ContractForm'
import * as Form from '../../ui/form/dialog'
import { SaveBar } from '../../ui/form/SaveBar'
import { SaveStatus } from '../../ui/form/SaveStatus'
import type { FormHandle } from '../../ui/form/use-checked-form'
import { useContractForm } from '../../ui/form/use-contract-form'
import { useUnsavedGuard } from '../../ui/form/use-unsaved-guard'
import { TitledPaper } from '../../ui/TitledPaper'
import { useToast } from '../../ui/toast'
import { DocumentList, DocumentsField, useAttaching } from '../attachments/documents'
import { ProfileLicenses } from './ProfileLicenses'
import { type ProfileValues, profileRefusals, valuesOf } from './profile-form'

const FEATURES = ['supervision-profiles'] as const

export function ProfileForm({ profile }: { profile: SupervisionProfileView }) {
  const toast = useToast()
  const { renew } = useSession()
  const [saved, setSaved] = useState({ version: profile.version, values: valuesOf(profile) })
  // What was read a moment ago may be older than what was saved.
  const { version, values: now } =
    profile.version > saved.version ? { version: profile.version, values: valuesOf(profile) } : saved
  const { uploads, attachTo } = useAttaching('supervisionprofile', FEATURES)
  const form = useContractForm<ProfileValues, { version: number }>({
    values: saved.values,
    uploads,
    touches: ['members'],
    request: values => requestOf(changeSupervisionProfile, { body: { ...values, version } }),
    rules: profileRefusals,
    onSaved: async (answer, values, handle) => {
      await attachTo([profile.user_id])
      setSaved({ version: answer.version, values })
      handle.reset(values)
      toast('supervision-profile.saved')
      await renew()
    },
  })
  const { question } = useUnsavedGuard({ dirty: form.dirty, busy: form.running }, () => undefined)
  const { words, labels } = Form.useFields(form.control, 'supervision-profile.field')
  const { is_impersonating } = useMe().user
  return (
    <Box sx={CLEAR_OF_SAVING}>
      <ContractForm form={form}>
        <Form.ConflictAlert
          key={saved.version}
          {...{ form, now }}
          text={words('changed')}
          fields={labels(Object.keys(now))}
        />
        <Directory form={form} />
        <Experience form={form} />
        <ProfileLicenses form={form} />
        <Links form={form} />
        {!is_impersonating && (
          <Paper variant="outlined" sx={{ p: { xs: 2, md: 3 } }}>
            <DocumentsField uploads={uploads}>
              <DocumentList documents={profile.documents} mayChange touches={FEATURES} />
            </DocumentsField>
          </Paper>
        )}
        <Saving form={form} />
        {question}
      </ContractForm>
    </Box>
  )
}

/** A field that gets the focus does not stand behind what is always in sight below: its complaint is read, too. */
const CLEAR_OF_SAVING = { '& :is(input, textarea)': { scrollMarginBottom: { xs: '160px', md: '110px' } } } as const

interface SectionProps {
  readonly form: FormHandle<ProfileValues>
}

const useProfileFields = ({ control }: FormHandle<ProfileValues>) => ({
  ...Form.useFields(control, 'supervision-profile.field'),
  text: Form.useFields(control, 'supervision-profile').words,
})

function Directory({ form }: SectionProps) {
  const { bind, text } = useProfileFields(form)
  return (
    <TitledPaper id="profile-directory" title={text('section.directory')}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {text('help.directory')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Form.SwitchField {...bind('accepting_trainees')} />
        {(['bio', 'wants'] as const).map(name => (
          <Box key={name}>
            <Form.TextField {...bind(name)} help={text(`help.${name}`)} max={TEXT_MAX} multiline minRows={3} />
            <Form.SwitchField {...bind(`directory_${name}`)} />
          </Box>
        ))}
      </Box>
    </TitledPaper>
  )
}

/** One below the other where there is no room. */
const PAIRED = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const

function Experience({ form }: SectionProps) {
  const { bind, text } = useProfileFields(form)
  return (
    <TitledPaper id="profile-experience" title={text('section.experience')}>
      <Box sx={{ ...PAIRED, pt: 1 }}>
        <Form.TextField {...bind('degree')} max={LINE_MAX} />
        <Form.DayField {...bind('conferred_date')} />
        <Form.TextField {...bind('specialty_concentration')} max={LINE_MAX} />
        <Form.TextField {...bind('specialty_population')} max={LINE_MAX} />
        <Form.NumberField {...bind('years_of_experience')} />
      </Box>
      <Box sx={{ mt: 2 }}>
        <Form.TextField {...bind('training_and_credentials')} max={TEXT_MAX} multiline minRows={2} />
      </Box>
    </TitledPaper>
  )
}

function Links({ form }: SectionProps) {
  const { bind, text } = useProfileFields(form)
  return (
    <TitledPaper id="profile-links" title={text('section.links')}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {text('help.link')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {LINK_FIELDS.map(name => (
          <Form.TextField key={name} {...bind(name)} max={LINK_MAX} type="url" autoComplete="off" />
        ))}
      </Box>
    </TitledPaper>
  )
}

function Saving({ form }: SectionProps) {
  const { text } = useProfileFields(form)
  return (
    <SaveBar>
      <SaveStatus form={form} />
      <Button type="submit" variant="contained" disabled={!form.dirty} loading={form.busy}>
        {text('submit')}
      </Button>
    </SaveBar>
  )
}

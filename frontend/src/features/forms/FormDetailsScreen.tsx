// One form: what it is called, whether it is published, who submits it, and what its reader can do with it now.

import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type FormView, getForm } from '@practicum/shared/features/forms/forms.contract'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { Link, useParams } from 'react-router'
import { useMe } from '../../providers/me'
import { useRead } from '../../providers/use-query'
import { CoordinatorLinks } from '../../ui/CoordinatorLinks'
import { Facts } from '../../ui/Facts'
import { PageHeader } from '../../ui/PageHeader'
import { ReadFrame } from '../../ui/ReadFrame'
import { useRoleName } from '../../ui/role-name'
import { StatusChip } from '../../ui/StatusChip'

const TONES = { draft: 'default', published: 'success' } as const

export default function FormDetailsScreen() {
  const { id = '' } = useParams()
  const read = useRead(getForm, { params: { id } })
  return <ReadFrame read={read}>{form => <Form form={form} />}</ReadFrame>
}

function Form({ form }: { form: FormView }) {
  const { name, status, submitter_roles } = form
  const translate = useTranslate()
  const roles = submitter_roles.map(useRoleName()).join(', ')
  return (
    <>
      <PageHeader
        title={name}
        status={<StatusChip label={translate(`forms.status.${status}`)} tone={TONES[status]} />}
      />
      <FormStatusLine form={form} />
      <Facts facts={[{ label: translate('forms.submitters'), value: roles }]} />
    </>
  )
}

/** What the reader can do with it, and whom to ask: evaluation tasks lead here. */
function FormStatusLine({ form: { status, submitter_roles } }: { form: FormView }) {
  const translate = useTranslate()
  const { role } = useMe()
  const mine = submitter_roles.some(({ keyname }) => keyname === role)
  if (status === 'draft') return <Note>{translate('forms.standing.draft')}</Note>
  if (!mine) return <Note>{translate('forms.standing.others')}</Note>
  return (
    <Note>
      <Typography variant="body2" sx={{ fontWeight: 550 }}>
        {translate('forms.standing.mine')}
      </Typography>
      <Typography variant="body2" sx={{ my: 1 }}>
        {translate('forms.standing.task')}
      </Typography>
      <Typography component="div" variant="body2" sx={{ mb: 1 }}>
        {(role === 'trainee' || role === 'faculty') && <CoordinatorLinks role={role} />}
      </Typography>
      <Button component={Link} to="/tasks#assigned" variant="outlined" size="small">
        {translate('forms.standing.tasks')}
      </Button>
    </Note>
  )
}

const Note = ({ children }: { children: ReactNode }) => (
  <Alert severity="info" sx={{ mb: 2 }}>
    {children}
  </Alert>
)

// One form: what it is called, whether it is published, and who submits it.
import { type FormView, getForm } from '@practicum/shared/features/forms/forms.contract'
import { useTranslate } from 'react-admin'
import { useParams } from 'react-router'
import { useRead } from '../../providers/use-query'
import { Facts } from '../../ui/Facts'
import { PageHeader } from '../../ui/PageHeader'
import { ReadFrame } from '../../ui/ReadFrame'
import { StatusChip } from '../../ui/StatusChip'

const TONES = { draft: 'default', published: 'success' } as const

export default function FormDetailsScreen() {
  const { id = '' } = useParams()
  const read = useRead(getForm, { params: { id } })
  return <ReadFrame read={read}>{form => <Form form={form} />}</ReadFrame>
}

function Form({ form: { name, status, submitter_roles } }: { form: FormView }) {
  const translate = useTranslate()
  const roles = submitter_roles.map(role => role.name).join(', ')
  return (
    <>
      <PageHeader
        title={name}
        status={<StatusChip label={translate(`forms.status.${status}`)} tone={TONES[status]} />}
      />
      <Facts facts={[{ label: translate('forms.submitters'), value: roles }]} />
    </>
  )
}

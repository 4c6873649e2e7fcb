// The form of a question: asks a new one, or changes one that is asked.
import type { SignupRole } from '@practicum/shared/features/invites/invites.fields'
import {
  FIELD_TYPES,
  type FieldType,
  QUESTION_BODY_MAX,
} from '@practicum/shared/features/signup-questions/questions.fields'
import {
  addSignupQuestion,
  changeSignupQuestion,
  type SignupQuestionView,
} from '@practicum/shared/features/signup-questions/signup-questions.contract'
import { useTranslate } from 'react-admin'
import { type ContractRequest, requestOf } from '../../providers/use-intent'
import * as Form from '../../ui/form/dialog'

interface QuestionValues {
  readonly body: string
  /** Of a new one alone. */
  readonly fieldtype: FieldType
  readonly required: boolean
  readonly section: number | null
  readonly ordering: number | null
}

/** After all others of its role. */
function newAmong(questions: readonly SignupQuestionView[]): QuestionValues {
  const section = Math.max(1, ...questions.map(question => question.section))
  const before = questions.filter(question => question.section === section).map(({ ordering }) => ordering)
  return { body: '', fieldtype: 'string', required: false, section, ordering: Math.max(0, ...before) + 1 }
}

const valuesOf = ({ body, fieldtype, required, section, ordering }: SignupQuestionView): QuestionValues => ({
  ...{ body, fieldtype, required, section, ordering },
})

export interface QuestionFormDialogProps {
  readonly role: SignupRole
  /** Asked in that role already. */
  readonly others: readonly SignupQuestionView[]
  /** Absent: a new one. */
  readonly question?: SignupQuestionView
  readonly onClose: () => void
}

export default function QuestionFormDialog({ role, others, question, onClose }: QuestionFormDialogProps) {
  const translate = useTranslate()
  // As it is now: what others have changed since it was opened is said above the fields.
  const opened = question
  const form = Form.useDialogForm<QuestionValues, { readonly id: string }>({
    messages: 'questions.form',
    values: question ? valuesOf(question) : newAmong(others),
    request: values => requestFor(values, role, opened),
    onClose,
    onSaved: () => ({ notice: opened ? 'questions.saved' : 'questions.created' }),
  })
  const { bind, labels } = form
  const words = (key: string): string => translate(`questions.form.${key}`)
  const now = question && valuesOf(question)
  const fields = labels(['body', 'required', 'section', 'ordering'])
  return (
    <Form.FormDialog {...{ form, onClose }} title={words(opened ? 'edit' : 'create')} submit={words('submit')}>
      {now && <Form.ConflictAlert {...{ form, now, fields }} text={words('changed')} />}
      <Form.TextField {...bind('body')} max={QUESTION_BODY_MAX} multiline required autoFocus />
      {!opened && (
        <Form.ChoiceField
          {...bind('fieldtype')}
          help={words('type_help')}
          choices={FIELD_TYPES.map(value => ({ value, label: translate(`questions.type.${value}`) }))}
        />
      )}
      <Form.NumberField {...bind('section')} help={words('section_help')} required />
      <Form.NumberField {...bind('ordering')} required />
      <Form.SwitchField {...bind('required')} />
    </Form.FormDialog>
  )
}

function requestFor(
  { fieldtype, ...content }: QuestionValues,
  role: SignupRole,
  opened: SignupQuestionView | undefined,
): ContractRequest<{ readonly id: string }> {
  // Empty numbers are told by the shape of the row.
  const body = content as QuestionValues & { readonly section: number; readonly ordering: number }
  return opened
    ? requestOf(changeSignupQuestion, { params: { id: opened.id }, body: { ...body, version: opened.version } })
    : requestOf(addSignupQuestion, { body: { ...body, fieldtype, role } })
}

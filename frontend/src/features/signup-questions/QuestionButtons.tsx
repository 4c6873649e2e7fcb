// What is done with questions: asked, changed, given values, and retired after it was said what follows.
import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import type { SignupRole } from '@practicum/shared/features/invites/invites.fields'
import {
  retireSignupQuestion,
  type SignupQuestionView,
} from '@practicum/shared/features/signup-questions/signup-questions.contract'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useIntent } from '../../providers/use-intent'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { useToast } from '../../ui/toast'

const QuestionFormDialog = lazyWithRetry(() => import('./QuestionFormDialog'))
const ValuesDialog = lazyWithRetry(() => import('./ValuesDialog'))

interface OpensProps {
  readonly label: string
  readonly about?: string
  readonly first?: boolean
  readonly disabled?: boolean
  readonly children: (close: () => void) => ReactNode
}

function Opens({ label, about, first = false, disabled = false, children }: OpensProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant={first ? 'contained' : 'outlined'}
        size={first ? 'medium' : 'small'}
        startIcon={first && <Add />}
        disabled={disabled}
        aria-label={about === undefined ? undefined : `${label}: ${about}`}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {open && <Suspense fallback={null}>{children(() => setOpen(false))}</Suspense>}
    </>
  )
}

interface NewQuestionButtonProps {
  readonly role: SignupRole
  /** Undefined until they have been read. */
  readonly questions: readonly SignupQuestionView[] | undefined
}

export function NewQuestionButton({ role, questions }: NewQuestionButtonProps) {
  const others = questions?.filter(question => question.role === role && question.retired_at === null)
  const translate = useTranslate()
  return (
    <Opens first disabled={others === undefined} label={translate('questions.add')}>
      {close => <QuestionFormDialog {...{ role, others: others ?? [] }} onClose={close} />}
    </Opens>
  )
}

interface OfQuestion {
  readonly question: SignupQuestionView
}

export function EditQuestionButton({ question }: OfQuestion) {
  const translate = useTranslate()
  return (
    <Opens label={translate('questions.edit')} about={question.body}>
      {close => <QuestionFormDialog role={question.role} others={[]} question={question} onClose={close} />}
    </Opens>
  )
}

export function ValuesButton({ question }: OfQuestion) {
  const translate = useTranslate()
  return (
    <Opens label={translate('questions.values')} about={question.body}>
      {close => <ValuesDialog question={question} onClose={close} />}
    </Opens>
  )
}

export function RetireQuestionButton({ question: { id, body } }: OfQuestion) {
  const translate = useTranslate()
  const toast = useToast()
  const { run, running, refused } = useIntent(retireSignupQuestion)
  const retire = (): Promise<void> =>
    run({ params: { id } }).then(
      () => toast('questions.retire.done'),
      () => undefined,
    )
  return (
    <Opens label={translate('questions.retire.button')} about={body}>
      {close => (
        <ConfirmDialog
          danger
          title={translate('questions.retire.title', { body })}
          consequence={translate('questions.retire.text')}
          confirm={translate('questions.retire.button')}
          {...{ running, refused }}
          onConfirm={() => void retire()}
          onClose={close}
        />
      )}
    </Opens>
  )
}

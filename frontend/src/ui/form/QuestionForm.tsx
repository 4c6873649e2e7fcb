// A question that asks for something to be filled in before an intent is carried out.
import type { FieldValues } from 'react-hook-form'
import { ConfirmDialog, type ConfirmDialogProps } from '../ConfirmDialog'
import { UnfinishedProvider } from './unfinished'
import type { FormHandle } from './use-checked-form'
import { useFormFrame } from './use-form-frame'

export interface QuestionFormProps<Values extends FieldValues>
  extends Omit<ConfirmDialogProps, 'running' | 'refused' | 'form' | 'onConfirm'> {
  readonly form: FormHandle<Values>
}

export function QuestionForm<Values extends FieldValues>({ form, children, ...question }: QuestionFormProps<Values>) {
  const { checks, element } = useFormFrame(form)
  return (
    <UnfinishedProvider value={checks}>
      <ConfirmDialog {...question} form={element} running={form.running} refused={form.refused.lines}>
        {children}
      </ConfirmDialog>
    </UnfinishedProvider>
  )
}

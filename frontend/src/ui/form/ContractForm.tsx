// A form on a page: its fields, and above them what was refused where no field says so.
import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { RefusedAlert } from './RefusedAlert'
import { UnfinishedProvider } from './unfinished'
import type { FormHandle } from './use-checked-form'
import { useFormFrame } from './use-form-frame'

export interface ContractFormProps<Values extends FieldValues> {
  readonly form: FormHandle<Values>
  readonly children: ReactNode
}

export function ContractForm<Values extends FieldValues>({ form, children }: ContractFormProps<Values>) {
  const { checks, element } = useFormFrame(form)
  return (
    <Stack component="form" spacing={1} {...element}>
      <RefusedAlert {...form.refused} />
      <UnfinishedProvider value={checks}>{children}</UnfinishedProvider>
    </Stack>
  )
}

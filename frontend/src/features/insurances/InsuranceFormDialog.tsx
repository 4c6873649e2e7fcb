// The form of a liability insurance: its proof and its dates, or the dates alone of one that is there.
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import {
  addInsurance,
  changeInsurance,
  type InsuranceView,
} from '@practicum/shared/features/insurances/insurances.contract'
import { insuranceDatesFit } from '@practicum/shared/features/insurances/insurances.decider'
import { insuranceDates } from '@practicum/shared/features/insurances/insurances.fields'
import { onlyRow } from '@practicum/shared/kernel/fields'
import { type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { useEffect, useRef } from 'react'
import { useTranslate } from 'react-admin'
import type { Control } from 'react-hook-form'
import { v7 as newId } from 'uuid'
import { requestOf } from '../../providers/use-intent'
import * as Form from '../../ui/form/dialog'
import { useField } from '../../ui/form/use-field'
import { DocumentsField, type Uploads, useUploads } from '../attachments/documents'

export interface InsuranceFormDialogProps {
  readonly traineeId: string
  /** Absent: a new one. */
  readonly insurance?: InsuranceView
  readonly onClose: () => void
}

interface Values {
  /** Empty: no file is chosen. */
  readonly upload_uuid: string
  readonly effective_date: string | null
  readonly expiration_date: string | null
}

const EMPTY: Values = { upload_uuid: '', effective_date: null, expiration_date: null }
/** Stands for no file until there is one: the rule says so first. */
const NO_FILE = newId()

export default function InsuranceFormDialog({ traineeId, insurance, onClose }: InsuranceFormDialogProps) {
  const translate = useTranslate()
  // As it is now: what others have changed since it was opened is said above the fields.
  const opened = insurance
  const now = insurance && onlyRow(insuranceDates, insurance)
  const uploads = useOneUpload()
  const form = Form.useDialogForm<Values, { id: string }>({
    messages: 'coverage.field',
    values: now ? { ...EMPTY, ...now } : EMPTY,
    uploads,
    request: ({ upload_uuid, effective_date, expiration_date }) => {
      // Where there is none the shape says that it is required.
      const dates = { effective_date: effective_date as string, expiration_date: expiration_date as string }
      if (opened)
        return requestOf(changeInsurance, { params: { id: opened.id }, body: { ...dates, version: opened.version } })
      const body = { upload_uuid: upload_uuid || NO_FILE, ...dates }
      return requestOf(addInsurance, { params: { id: traineeId }, body })
    },
    rules: values => [...(opened || values.upload_uuid ? [] : [NO_PROOF]), ...unfit(values)],
    touches: ['dashboards', 'trainings'],
    onClose,
    onSaved: () => ({ notice: opened ? 'coverage.updated' : 'coverage.added' }),
  })
  const { bind, labels } = form
  return (
    <Form.FormDialog
      {...{ form, onClose }}
      title={translate(`coverage.form.${opened ? 'edit' : 'add'}`)}
      submit={translate('coverage.form.submit')}
    >
      {now && (
        <Form.ConflictAlert
          {...{ form, now: { ...EMPTY, ...now } }}
          text={translate('coverage.field.changed')}
          fields={labels(Object.keys(now))}
        />
      )}
      {!opened && <ProofField control={form.control} uploads={uploads} />}
      <Form.DayField {...bind('effective_date')} required />
      <Form.DayField {...bind('expiration_date')} required />
    </Form.FormDialog>
  )
}

/** One document, which is sent while the dates are filled in. */
function ProofField({ control, uploads }: { control: Control<Values>; uploads: Uploads }) {
  const translate = useTranslate()
  const { error, onChange } = useField<Values, string>({ control, name: 'upload_uuid' })
  const uuid = uploads.files.at(-1)?.uuid ?? ''
  const chosen = useRef('')
  useEffect(() => {
    if (chosen.current !== uuid) onChange(uuid)
    chosen.current = uuid
  }, [uuid, onChange])
  return (
    <FormControl error={error !== undefined}>
      <DocumentsField uploads={uploads} />
      <FormHelperText role={error === undefined ? undefined : 'alert'} sx={{ ml: 0 }}>
        {error ?? translate('coverage.one')}
      </FormHelperText>
    </FormControl>
  )
}

const NO_PROOF = refuse('insurance.proof_required', {}, { field: 'upload_uuid' })

function unfit({ effective_date: effectiveDate, expiration_date: expirationDate }: Values): readonly Refusal[] {
  if (!effectiveDate || !expirationDate || insuranceDatesFit({ effectiveDate, expirationDate })) return []
  return [refuse('insurance.end_after_start', {}, { field: 'expiration_date' })]
}

/** Another file takes the place of the one before. */
function useOneUpload(): Uploads {
  const uploads = useUploads('insurance')
  return {
    ...uploads,
    add: files => {
      for (const { uuid } of uploads.files) uploads.remove(uuid)
      uploads.add(files.slice(-1))
    },
  }
}

// What is done with insurances: added, their dates corrected, and deleted after it was said what follows.
import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { deleteInsurance, type InsuranceView } from '@practicum/shared/features/insurances/insurances.contract'
import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { AskedButton } from '../../ui/AskedButton'
import { longDay } from '../../ui/dates'
import { lazyWithRetry } from '../../ui/lazy-with-retry'

const InsuranceFormDialog = lazyWithRetry(() => import('./InsuranceFormDialog'))
const TOUCHES = ['dashboards', 'trainings'] as const

export function AddInsuranceButton({ traineeId }: { traineeId: string }) {
  const translate = useTranslate()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" size="small" startIcon={<Add />} onClick={() => setOpen(true)}>
        {translate('coverage.add')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <InsuranceFormDialog traineeId={traineeId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

export function EditInsuranceButton({ insurance }: { insurance: InsuranceView }) {
  const translate = useTranslate()
  const [open, setOpen] = useState(false)
  const until = longDay(insurance.expiration_date)
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        aria-label={translate('coverage.edit_named', { until })}
        onClick={() => setOpen(true)}
      >
        {translate('coverage.edit')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <InsuranceFormDialog traineeId={insurance.trainee.id} insurance={insurance} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

export function DeleteInsuranceButton({ insurance, onDeleted }: { insurance: InsuranceView; onDeleted?: () => void }) {
  const translate = useTranslate()
  const words = (key: string): string => translate(`coverage.delete.${key}`)
  return (
    <AskedButton
      row={deleteInsurance}
      options={{ params: { id: insurance.id } }}
      touches={TOUCHES}
      title={words('title')}
      consequence={words('text')}
      confirm={words('button')}
      danger
      refusalAsToast
      size="small"
      color="error"
      aria-label={translate('coverage.delete.named', { until: longDay(insurance.expiration_date) })}
      done={() => {
        onDeleted?.()
        return ['coverage.delete.done']
      }}
    />
  )
}

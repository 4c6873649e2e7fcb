// Confirms or withdraws an erasure, after saying what follows.
import Button from '@mui/material/Button'
import {
  confirmErasure,
  type ErasureView,
  withdrawErasure,
} from '@practicum/shared/features/erasures/erasures.contract'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { useIntent } from '../../providers/use-intent'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { useToast } from '../../ui/toast'
import { confirmable, mayWithdraw } from './erasure-rights'

export function DecisionButtons({ erasure }: { erasure: ErasureView }) {
  const me = useMe()
  const may = confirmable(erasure, me, new Date())
  return (
    <>
      {mayWithdraw(erasure) && <DecisionButton decision="withdraw" erasure={erasure} />}
      {(may === 'now' || may === 'later') && (
        <DecisionButton decision="confirm" erasure={erasure} disabled={may === 'later'} />
      )}
    </>
  )
}

interface DecisionProps {
  readonly decision: 'confirm' | 'withdraw'
  readonly erasure: ErasureView
  readonly disabled?: boolean
}

const ROWS = { confirm: confirmErasure, withdraw: withdrawErasure } as const

function DecisionButton({ decision, erasure: { id, name }, disabled = false }: DecisionProps) {
  const translate = useTranslate()
  const toast = useToast()
  const [asking, setAsking] = useState(false)
  const { run, running, refused, reset } = useIntent(ROWS[decision])
  const words = (key: string): string => translate(`erasing.${decision}.${key}`, { name })
  const confirms = decision === 'confirm'
  const close = (): void => {
    setAsking(false)
    reset()
  }
  const decide = (): Promise<void> =>
    run({ params: { id } }).then(
      () => {
        toast(`erasing.${decision}.success`, { args: { name } })
        close()
      },
      () => undefined,
    )
  return (
    <>
      <Button
        variant={confirms ? 'contained' : 'outlined'}
        color={confirms ? 'error' : 'primary'}
        disabled={disabled}
        onClick={() => setAsking(true)}
      >
        {words('button')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={words('title')}
          consequence={words('text')}
          confirm={words('sure')}
          danger={confirms}
          running={running}
          refused={refused}
          onConfirm={() => void decide()}
          onClose={close}
        />
      )}
    </>
  )
}

// Confirms or withdraws an erasure, after saying what follows.

import { confirmErasure, withdrawErasure } from '@practicum/shared/features/erasures/changing.contract'
import type { ErasureView } from '@practicum/shared/features/erasures/erasures.contract'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { AskedButton } from '../../ui/AskedButton'
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
  const words = (key: string): string => translate(`erasing.${decision}.${key}`, { name })
  const confirms = decision === 'confirm'
  return (
    <AskedButton
      row={ROWS[decision]}
      options={{ params: { id } }}
      label={words('button')}
      title={words('title')}
      consequence={words('text')}
      confirm={words('sure')}
      danger={confirms}
      variant={confirms ? 'contained' : 'outlined'}
      color={confirms ? 'error' : 'primary'}
      disabled={disabled}
      done={() => [`erasing.${decision}.success`, { args: { name } }]}
    />
  )
}

// The question of a decision where placements are listed: its form is fetched when somebody asks for it first.
import { Suspense } from 'react'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import type { DecisionDialogProps } from './DecisionDialog'

const DecisionDialog = lazyWithRetry<DecisionDialogProps>(() =>
  import('./DecisionDialog').then(({ DecisionDialog }) => ({ default: DecisionDialog })),
)

export function DecisionQuestion(props: DecisionDialogProps) {
  return (
    <Suspense fallback={null}>
      <DecisionDialog {...props} />
    </Suspense>
  )
}

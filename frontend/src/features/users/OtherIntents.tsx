// What other features can do with an account.
import { Suspense } from 'react'
import { type AccountIntentProps, useFeatures } from '../../app/feature'

export function OtherIntents(props: AccountIntentProps) {
  const features = useFeatures()
  return (
    <Suspense fallback={null}>
      {features.map(({ name, slots }) => slots?.accountIntent && <slots.accountIntent key={name} {...props} />)}
    </Suspense>
  )
}

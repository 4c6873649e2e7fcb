// What features can do with an account, wherever one is shown.
import Box from '@mui/material/Box'
import { Suspense } from 'react'
import { type AccountIntentProps, useFeatures } from './feature'

/** In pixels, of an icon that is pressed: a row keeps its place, for it comes after the row. */
const ICON = 30

export function OtherIntents(props: AccountIntentProps) {
  const features = useFeatures()
  const intents = (
    <Suspense fallback={null}>
      {features.map(({ name, slots }) => slots?.accountIntent && <slots.accountIntent key={name} {...props} />)}
    </Suspense>
  )
  if (!props.inRow) return intents
  return (
    <Box component="span" sx={{ flex: 'none', display: 'inline-flex', minWidth: ICON, minHeight: ICON }}>
      {intents}
    </Box>
  )
}

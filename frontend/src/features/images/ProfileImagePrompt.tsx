// Asks whoever has no image of themselves for one, until they say that they want none; after the terms, which come first.
import Button from '@mui/material/Button'
import { dismissProfileImagePrompt } from '@practicum/shared/features/images/images.contract'
import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { useSession } from '../../providers/session'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { PromptPaper } from '../../ui/PromptPaper'
import { useToldIntent } from '../../ui/use-told-intent'

const ProfileImageDialog = lazyWithRetry(() => import('./ProfileImageDialog'))

export function ProfileImagePrompt() {
  const { user } = useMe()
  const isAsked = user.profile_image_prompt && !user.is_impersonating
  return isAsked && user.has_accepted_terms && user.has_accepted_privacy ? <Prompt /> : null
}

function Prompt() {
  const translate = useTranslate()
  const { renew } = useSession()
  const { run, running } = useToldIntent(dismissProfileImagePrompt)
  const [choosing, choose] = useState(false)
  const dismiss = async (): Promise<void> => {
    await run({}, () => ['images.prompt.dismissed'])
    await renew()
  }
  return (
    <PromptPaper id="image-prompt" title={translate('images.prompt.title')}>
      <Button size="small" loading={running} onClick={() => void dismiss()}>
        {translate('images.prompt.dismiss')}
      </Button>
      <Button size="small" variant="outlined" onClick={() => choose(true)}>
        {translate('images.prompt.upload')}
      </Button>
      {choosing && (
        <Suspense fallback={null}>
          <ProfileImageDialog onClose={() => choose(false)} />
        </Suspense>
      )}
    </PromptPaper>
  )
}

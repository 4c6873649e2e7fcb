// Chooses the language of the page at once, and keeps the choice: of a person with the server, of a visitor in this browser.
import { chooseLanguage } from '@practicum/shared/features/people/people.contract'
import type { Locale } from '@practicum/shared/kernel/locales'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { isFailure } from '../../providers/api-failure'
import { useMe } from '../../providers/me'
import { useApi } from '../../providers/session'
import { useToast } from '../../ui/toast'
import { useFailures } from '../failures/FailureProvider'
import { rememberLocale, speakIn } from './languages'

type Choose = (language: Locale) => Promise<void>

/** Of somebody who is signed in. Whoever acts as another person chooses for this page alone. */
export function useChooseLanguage(): Choose {
  const { user } = useMe()
  const { report } = useFailures()
  const toast = useToast()
  const queryClient = useQueryClient()
  const keep = useKeep()
  const choose: Choose = async language => {
    if (!(await speakIn({ locale: language, signedIn: true }))) return
    // What the server words is worded anew.
    void queryClient.invalidateQueries()
    if (user.is_impersonating) return
    rememberLocale(language)
    await keep(language)
  }
  return language =>
    choose(language).catch((error: unknown) => {
      if (isFailure(error)) report(error)
      // The words could not be fetched.
      else toast('app.errors.unreachable', { type: 'error' })
    })
}

/** One after the other: of two that are on their way at once, the server might keep the first. */
function useKeep(): Choose {
  const api = useApi()
  const kept = useRef<Promise<void>>(Promise.resolve())
  return language => {
    const keeping = kept.current.then(async () => void (await api.call(chooseLanguage, { body: { language } })))
    kept.current = keeping.catch(() => undefined)
    return keeping
  }
}

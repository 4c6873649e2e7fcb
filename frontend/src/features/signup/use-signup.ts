// Signing up, step by step: one form over all of them, so that going back loses nothing, and one submit at a time.
import { listStates } from '@practicum/shared/features/countries/countries.contract'
import type { PasswordVerdict } from '@practicum/shared/features/passwords/passwords.contract'
import { useCallback, useEffect } from 'react'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { useApi } from '../../providers/session'
import { useRead } from '../../providers/use-query'
import { readerZone } from '../../ui/dates'
import { resolverOf } from '../../ui/form/complaints'
import { useVerdict } from '../passwords/use-verdict'
import type { Offer } from './offer'
import { validatePassword } from './signup.rows'
import { keepDraft, type SignupDraft } from './signup-draft'
import { accountComplaints, detailsComplaints, initialValues, type SignupValues } from './signup-form'
import { useWalk, type Walk } from './use-walk'

export interface Signup extends Walk {
  readonly offer: Offer
  readonly methods: UseFormReturn<SignupValues>
  readonly verdict: PasswordVerdict | undefined
}

export function useSignup(offer: Offer, draft: SignupDraft): Signup {
  const { verdict, methods } = useSignupForm(offer, draft)
  useKeptDraft(methods, draft)
  const walk = useWalk({ methods, draft })
  return { offer, methods, verdict, ...walk }
}

function useSignupForm(offer: Offer, { typed = {} }: SignupDraft) {
  const api = useApi()
  const ask = useCallback((text: string) => api.call(validatePassword, { body: { password: text } }), [api])
  const methods: UseFormReturn<SignupValues> = useForm<SignupValues>({
    defaultValues: initialValues(offer, typed, readerZone()),
    resolver: resolverOf<SignupValues>(
      values => [
        ...accountComplaints(values, offer.password_policy, verdicts.known(values.password)),
        ...detailsComplaints(values, offer.role.keyname, states),
      ],
      () => undefined,
    ),
    // What is first on the page is found there.
    shouldFocusError: false,
  })
  const [password, country] = useWatch({ control: methods.control, name: ['password', 'country_code'] })
  const verdicts = useVerdict(password, ask)
  // The rule of the states has to be known as soon as the country is.
  const { data: states } = useRead(listStates, { params: { iso2: country ?? '' } }, { enabled: Boolean(country) })
  return { verdict: verdicts.shown, methods }
}

/** With each key: nobody is told before a tab is closed or loaded anew. */
function useKeptDraft({ watch }: UseFormReturn<SignupValues>, { page, entry }: SignupDraft): void {
  useEffect(() => {
    const { unsubscribe } = watch(values => keepDraft({ page, entry, typed: values }))
    return unsubscribe
  }, [watch, page, entry])
}

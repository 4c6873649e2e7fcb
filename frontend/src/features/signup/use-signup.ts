// Signing up, step by step: one form over all of them, so that going back loses nothing, and one submit at a time.
import { listStates } from '@practicum/shared/features/countries/countries.contract'
import type { PasswordVerdict } from '@practicum/shared/features/passwords/passwords.contract'
import { useCallback, useEffect, useState } from 'react'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { useApi } from '../../providers/session'
import { useRead } from '../../providers/use-query'
import { readerZone } from '../../ui/dates'
import { resolverOf } from '../../ui/form/complaints'
import { useVerdict } from '../passwords/use-verdict'
import type { detailsComplaints } from './details-complaints'
import type { experienceComplaints } from './experience-complaints'
import type { Offer } from './offer'
import { validatePassword } from './signup.rows'
import { keepDraft, type SignupDraft } from './signup-draft'
import { accountComplaints, initialValues, type SignupValues } from './signup-form'
import { useWalk, type Walk } from './use-walk'

/** What a step brings along that judges its fields; of a step that is not there yet no field is, either. */
export interface StepRules {
  details?: typeof detailsComplaints
  experience?: typeof experienceComplaints
}

export interface Signup extends Walk {
  readonly offer: Offer
  readonly methods: UseFormReturn<SignupValues>
  readonly verdict: PasswordVerdict | undefined
  readonly rules: StepRules
}

export function useSignup(offer: Offer, draft: SignupDraft): Signup {
  const [rules] = useState<StepRules>({})
  const { verdict, methods } = useSignupForm(offer, draft, rules)
  useKeptDraft(methods, draft)
  const walk = useWalk({ methods, draft, asked: offer.questions })
  return { offer, methods, verdict, rules, ...walk }
}

function useSignupForm(offer: Offer, { typed = {} }: SignupDraft, rules: StepRules) {
  const api = useApi()
  const ask = useCallback((text: string) => api.call(validatePassword, { body: { password: text } }), [api])
  const methods: UseFormReturn<SignupValues> = useForm<SignupValues>({
    defaultValues: initialValues(offer, typed, readerZone()),
    resolver: resolverOf<SignupValues>(
      values => [
        ...accountComplaints(values, offer.password_policy, verdicts.known(values.password)),
        ...(rules.details?.(values, offer.role.keyname, states) ?? []),
        // Of those that are not on the page nothing is said.
        ...(rules.experience?.(offer.questions, values, values.timezone ?? offer.organization.timezone) ?? []),
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
function useKeptDraft({ watch, getValues }: UseFormReturn<SignupValues>, { page, entry }: SignupDraft): void {
  useEffect(() => {
    const { unsubscribe } = watch(() => keepDraft({ page, entry, typed: getValues() }))
    return unsubscribe
  }, [watch, getValues, page, entry])
}

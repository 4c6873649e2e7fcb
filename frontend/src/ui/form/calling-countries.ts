// All countries that have telephone numbers, by name. Only forms take this module: with it come the rules of their numbers.
import { callableCountries } from '@practicum/shared/kernel/phones'
import { useMemo } from 'react'
import { useLanguage } from '../language'

interface CallingCountry {
  /** Its code of two letters. */
  readonly id: string
  readonly name: string
}

export function useCallingCountries(): readonly CallingCountry[] {
  const language = useLanguage()
  return useMemo(() => namedIn(language), [language])
}

function namedIn(language: string): readonly CallingCountry[] {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const { compare } = new Intl.Collator(language)
  return callableCountries()
    .map(id => ({ id, name: names.of(id) ?? id }))
    .toSorted((one, other) => compare(one.name, other.name))
}

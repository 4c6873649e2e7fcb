// What forms say of values of the wrong shape is said in the language of the page.
import { RULES, wordsOf } from '@practicum/shared/contract/issue-words'
import { useEffect } from 'react'
import { config } from 'zod'
import type { ApplicationSpoken } from '../../providers/spoken'

export function useShapesSpoken(application: ApplicationSpoken | undefined): void {
  const rules = application?.rules ?? RULES
  useEffect(() => {
    config({ customError: wordsOf(rules) })
  }, [rules])
}

// Asks the server how good a password is, half a second after the last key; what it has said of a text is not asked again.

import { CHECK_DELAY_MS } from '@practicum/shared/features/passwords/password-rules'
import type { PasswordVerdict } from '@practicum/shared/features/passwords/passwords.contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useSettled } from '../../ui/use-settled'

export type AskVerdict = (password: string) => Promise<PasswordVerdict>

export interface Verdicts {
  /** Of the password as it stands; the one of before, until the server has said. Undefined while there is none. */
  readonly shown: PasswordVerdict | undefined
  /** Of this very password; undefined where it has not been judged. */
  readonly known: (password: string) => PasswordVerdict | undefined
  /** Asks at once where it was not asked. Undefined where the server cannot say: it decides with the submit. */
  readonly judge: (password: string) => Promise<PasswordVerdict | undefined>
}

export function useVerdict(password: string, ask: AskVerdict): Verdicts {
  const said = useRef(new Map<string, Promise<PasswordVerdict | undefined>>())
  const [heard, setHeard] = useState<ReadonlyMap<string, PasswordVerdict>>(new Map())
  const [shown, setShown] = useState<PasswordVerdict>()
  const settled = useSettled(password, CHECK_DELAY_MS)

  const judge = useCallback(
    (text: string): Promise<PasswordVerdict | undefined> => {
      const before = said.current.get(text)
      if (before) return before
      const asked = ask(text).catch(() => {
        said.current.delete(text)
        return undefined
      })
      said.current.set(text, asked)
      void asked.then(verdict => verdict && setHeard(map => new Map(map).set(text, verdict)))
      return asked
    },
    [ask],
  )
  useEffect(() => {
    if (settled !== '') void judge(settled)
  }, [settled, judge])
  const verdict = heard.get(password)
  useEffect(() => {
    if (verdict || password === '') setShown(verdict)
  }, [verdict, password])
  return { shown: password === '' ? undefined : (verdict ?? shown), known: text => heard.get(text), judge }
}

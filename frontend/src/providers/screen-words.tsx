// Words that are fetched with a screen: within it they are read as all others are, by their keys and in the organization's words. A toast outlives the screen, and is handed what it says.
import { type ReactNode, useMemo } from 'react'
import { I18nContext, useI18nProvider } from 'react-admin'
import { createI18nProvider } from './i18n-provider'
import { useMe } from './me'
import { usePageWords, useSpoken } from './spoken'
import type { Messages } from './words'

export interface ScreenWordsProps {
  /** What keys begin with, and what the words of other languages are called. */
  readonly name: string
  readonly english: Messages
  readonly children: ReactNode
}

export function ScreenWords({ name, english, children }: ScreenWordsProps) {
  const outer = useI18nProvider()
  const spoken = useSpoken()
  const said = usePageWords(name, english)
  const words = useMe().position.organization.dynamic_words
  const provider = useMemo(() => {
    const own = createI18nProvider({ [name]: said }, words, spoken)
    const translate: typeof outer.translate = (key, options) =>
      (String(key).startsWith(`${name}.`) ? own : outer).translate(key, options)
    return { ...outer, translate }
  }, [name, said, words, spoken, outer])
  // Not react-admin's own provider: that one draws nothing until it has looked for another language.
  return <I18nContext.Provider value={provider}>{children}</I18nContext.Provider>
}

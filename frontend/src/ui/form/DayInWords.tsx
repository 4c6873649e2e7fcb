// Around a field for a day: who types letters into it writes the day in words, such as "in two weeks".
import Box from '@mui/material/Box'
import { type KeyboardEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { lazyWithRetry } from '../lazy-with-retry'
import { Words } from './Words'

/** With what reads the words. */
const ReadWords = lazyWithRetry(() => import('./ReadWords'))

export interface DayInWordsProps {
  readonly label: string
  readonly required?: boolean | undefined
  readonly onDay: (day: string) => void
  readonly children: ReactNode
}

export function DayInWords({ label, required = false, onDay, children }: DayInWordsProps) {
  const translate = useTranslate()
  const [words, setWords] = useState<string>()
  const box = useRef<HTMLElement>(null)
  const back = useRef(false)
  useEffect(() => {
    if (words === undefined && back.current) box.current?.querySelector<HTMLElement>(FIELD)?.focus()
    back.current = false
  }, [words])
  const begin = (event: KeyboardEvent): void => {
    if (words !== undefined || !isLetter(event)) return
    event.preventDefault()
    event.stopPropagation()
    setWords(event.key)
  }
  const end = (day: string | undefined, stays: boolean): void => {
    back.current = stays
    setWords(undefined)
    if (day !== undefined) onDay(day)
  }
  return (
    <Box ref={box} title={words === undefined ? translate('app.form.in_words') : undefined} onKeyDownCapture={begin}>
      {words === undefined ? (
        children
      ) : (
        <Suspense fallback={<Words {...{ label, required, words }} onWords={setWords} help=" " />}>
          <ReadWords {...{ label, required, words }} onWords={setWords} onEnd={end} />
        </Suspense>
      )}
    </Box>
  )
}

/** Where the keyboard goes on when it is done. */
const FIELD = '[role=spinbutton], input'

/** A letter that a field of numbers has no use for; not what is typed into a calendar that lies above the page. */
const isLetter = ({ key, ctrlKey, metaKey, altKey, target, currentTarget }: KeyboardEvent): boolean =>
  /^\p{L}$/u.test(key) &&
  !(ctrlKey || metaKey || altKey) &&
  target instanceof HTMLElement &&
  currentTarget.contains(target) &&
  !target.closest('button, [aria-disabled=true], [aria-readonly=true]')

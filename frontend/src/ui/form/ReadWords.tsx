// A day in words while it is typed, with what is understood of it; Enter or leaving takes it, Escape lets it be.
import { dateIn } from '@practicum/shared/kernel/dates'
import { type KeyboardEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useSpoken } from '../../providers/spoken'
import { exactDay } from '../dates'
import { useReader } from '../use-reader'
import { dayInWords } from './day-words'
import { Words, type WordsProps } from './Words'

export interface ReadWordsProps extends Pick<WordsProps, 'label' | 'required' | 'words' | 'onWords'> {
  /** `stays`: the keyboard stays in the field. */
  readonly onEnd: (day: string | undefined, stays: boolean) => void
}

export default function ReadWords({ onEnd, ...props }: ReadWordsProps) {
  const translate = useTranslate()
  const { locale } = useSpoken()
  const { now, zone } = useReader()
  const [left, setLeft] = useState(false)
  const day = dayInWords(props.words, dateIn(zone, now), locale)
  const wrong = left && day === undefined
  const help =
    day === undefined ? translate('app.form.which_day') : translate('app.form.understood', { day: exactDay(day) })
  const take = (stays: boolean): void => {
    if (day !== undefined || props.words.trim() === '') onEnd(day, stays)
    else setLeft(true)
  }
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    // Neither is the form sent, nor its dialog closed.
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') take(true)
    else onEnd(undefined, true)
  }
  return <Words {...props} help={help} wrong={wrong} onKeyDown={press} onBlur={() => take(false)} />
}

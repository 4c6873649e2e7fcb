// A sentence of the messages in which something stands that is more than words.
import { Fragment, type ReactNode } from 'react'
import { useTranslate } from 'react-admin'

export interface SentenceProps {
  /** Key of its words. */
  readonly text: string
  /** What stands where the words have a name in braces. */
  readonly parts: Readonly<Record<string, ReactNode>>
  readonly values?: Readonly<Record<string, unknown>>
}

/** No message has it. */
const MARK = '\u0001'

export function Sentence({ text, parts, values = {} }: SentenceProps) {
  const translate = useTranslate()
  const marks = Object.fromEntries(Object.keys(parts).map(name => [name, `${MARK}${name}${MARK}`]))
  const [first, ...named] = translate(text, { ...values, ...marks }).split(MARK)
  return (
    <>
      {first}
      {pairs(named).map(([name, words]) => (
        <Fragment key={name}>
          {parts[name]}
          {words}
        </Fragment>
      ))}
    </>
  )
}

/** Every second piece is a name. */
const pairs = (pieces: readonly string[]): readonly (readonly [string, string])[] =>
  pieces.flatMap((name, at) => (at % 2 === 0 ? [[name, pieces[at + 1] ?? ''] as const] : []))

// Keeps a long form on the server while it is typed, brings it back when it is opened again anywhere, and forgets it once it is saved.
import { discardDraft, getDraft, saveDraft } from '@practicum/shared/features/drafts/drafts.contract'
import { useEffect, useRef, useState } from 'react'
import { useMe } from '../../providers/me'
import { useApi } from '../../providers/session'
import type { FormDraft } from '../../ui/form/form-draft'
import { useSettled } from '../../ui/use-settled'

const RESTED_MS = 1_000

export interface DraftedForm<Values> {
  /** Names the form; with the id of the thing after a dot where it changes one. */
  readonly form: string
  readonly values: Values
  readonly dirty: boolean
  /** False: this opening of the form neither brings a draft back nor keeps one. */
  readonly enabled: boolean
  /** Puts these values into the form. */
  readonly put: (values: Values) => void
}

export interface Draft extends FormDraft {
  /** The form has been saved: what is on its way is not kept after this. */
  readonly saved: () => void
}

export function useDraft<Values extends object>(drafted: DraftedForm<Values>): Draft | undefined {
  const { user } = useMe()
  const enabled = drafted.enabled && !user.is_impersonating
  const [start] = useState(drafted.values)
  const [restoredAt, setRestoredAt] = useState<string>()
  const latest = useRef(drafted)
  latest.current = drafted
  const { keep, forget, standing } = useKeeping(drafted.form)

  const { form, values, dirty } = drafted
  const api = useApi()
  useEffect(() => {
    if (!enabled) return
    let gone = false
    const bringBack = ({ body, updated_at }: { body: string; updated_at: string }): void => {
      const found = fitting(body, start)
      // Whoever has begun to type meanwhile goes on with that.
      if (gone || !found || latest.current.dirty) return
      latest.current.put(found)
      setRestoredAt(updated_at)
    }
    api.call(getDraft, { params: { form } }).then(
      ({ draft }) => draft && bringBack(draft),
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [api, enabled, form, start])

  const text = JSON.stringify(values)
  const rested = useSettled(text, RESTED_MS)
  useEffect(() => {
    if (enabled && dirty && rested === text) keep(rested)
  }, [enabled, dirty, rested, text, keep])
  // Closing the form within the last second loses nothing either.
  useEffect(
    () => () => void (enabled && latest.current.dirty && keep(JSON.stringify(latest.current.values))),
    [enabled, keep],
  )

  if (!enabled) return undefined
  const startOver = (): void => {
    drafted.put(start)
    setRestoredAt(undefined)
    forget('again')
  }
  return { restoredAt, standing, startOver, discard: () => forget('ended'), saved: () => forget('ended') }
}

/** One request at a time, in order: what is forgotten last stays forgotten. */
function useKeeping(form: string) {
  const api = useApi()
  const [standing, setStanding] = useState<FormDraft['standing']>('unkept')
  const [work] = useState(() => {
    let line: Promise<unknown> = Promise.resolve()
    let sent = ''
    let ended = false
    return {
      keep(body: string): void {
        if (ended || body === sent) return
        sent = body
        line = line
          .then(() => api.call(saveDraft, { params: { form }, body: { body } }))
          .then(
            () => setStanding('kept'),
            () => {
              // The same is sent again with the next rest.
              sent = ''
              setStanding('failed')
            },
          )
      },
      forget(then: 'again' | 'ended'): void {
        ended = then === 'ended'
        sent = ''
        setStanding('unkept')
        line = line.then(() => api.call(discardDraft, { params: { form } })).catch(() => undefined)
      },
    }
  })
  return { ...work, standing }
}

/** A draft of an earlier version of the form may lack fields or have others: what fits is taken. */
export function fitting<Values extends object>(body: string, start: Values): Values | undefined {
  const found = parsed(body)
  if (!found) return undefined
  const fits = Object.entries(start).filter(([name, value]) => sameKind(found[name], value))
  return { ...start, ...Object.fromEntries(fits.map(([name]) => [name, found[name]])) }
}

/** Where the form starts with nothing, a text, a number or nothing fits. */
const sameKind = (found: unknown, start: unknown): boolean =>
  start === null
    ? found === null || typeof found === 'string' || typeof found === 'number'
    : typeof found === typeof start && Array.isArray(found) === Array.isArray(start)

function parsed(body: string): Record<string, unknown> | undefined {
  try {
    const found: unknown = JSON.parse(body)
    return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

// Keeps a long form on the server while it is typed, brings it back when it is opened again anywhere, and forgets it once it is saved.
import { discardDraft, getDraft, saveDraft } from '@practicum/shared/features/drafts/drafts.contract'
import { useEffect, useRef, useState } from 'react'
import { type FieldValues, useWatch } from 'react-hook-form'
import { useMe } from '../../providers/me'
import { useApi } from '../../providers/session'
import type { FormDraft } from '../../ui/form/form-draft'
import type { FormHandle } from '../../ui/form/use-checked-form'
import { useSettled } from '../../ui/use-settled'
import { type KeptFile, keptFiles, type Uploads } from '../attachments/documents'

const RESTED_MS = 1_000

export interface FormDraftOptions<Values> {
  /** Names the form; with the id of the thing after a dot where it changes one. */
  readonly name: string
  /** False: this opening of the form neither brings a draft back nor keeps one. */
  readonly enabled: boolean
  /** What is chosen anew each time. */
  readonly without?: readonly (keyof Values & string)[]
  /** The files of the form, which its draft keeps too. */
  readonly uploads?: Uploads
}

/** What a form on a contract row needs for its draft: the values it has, and that it was saved. */
export function useFormDraft<Values extends FieldValues>(
  form: FormHandle<Values>,
  { name, enabled, without = [], uploads }: FormDraftOptions<Values>,
): FormDraft | undefined {
  const { reset, formState } = form.methods
  const typed = Object.entries(useWatch({ control: form.control })).filter(([key]) => !without.includes(key))
  const files: readonly KeptFile[] = keptFiles(uploads?.files ?? [])
  const draft = useDraft({
    form: name,
    values: { ...Object.fromEntries(typed), ...(uploads && { files }) },
    dirty: form.dirty,
    enabled,
    put: ({ files: found, ...kept }: Record<string, unknown>) => {
      reset({ ...formState.defaultValues, ...kept } as Values, { keepDefaultValues: true })
      uploads?.restore(Array.isArray(found) ? found : [])
    },
  })
  const { saves, left } = form
  const saved = useRef(draft?.saved)
  saved.current = draft?.saved
  useEffect(() => {
    if (saves > 0) saved.current?.(left ? 'ended' : 'again')
  }, [saves, left])
  return draft
}

interface DraftedForm<Values> {
  readonly form: string
  readonly values: Values
  readonly dirty: boolean
  readonly enabled: boolean
  /** Puts these values into the form. */
  readonly put: (values: Values) => void
}

interface Draft extends FormDraft {
  /** The form has been saved: what is on its way is not kept after this, unless it is filled in again. */
  readonly saved: (then: 'again' | 'ended') => void
}

function useDraft<Values extends object>(drafted: DraftedForm<Values>): Draft | undefined {
  const { user } = useMe()
  const enabled = drafted.enabled && !user.is_impersonating
  const [start] = useState(drafted.values)
  const [restoredAt, setRestoredAt] = useState<string>()
  const latest = useRef(drafted)
  latest.current = drafted
  const { keep, forget, standing } = useKeeping(drafted.form)

  const { form } = drafted
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

  useRestedKeeping(drafted, enabled, keep)

  if (!enabled) return undefined
  const startOver = (): void => {
    drafted.put(start)
    setRestoredAt(undefined)
    forget('again')
  }
  const saved = (then: 'again' | 'ended'): void => {
    setRestoredAt(undefined)
    forget(then)
  }
  return {
    restoredAt,
    status: standing,
    startOver,
    keep: () => keep(JSON.stringify(latest.current.values)),
    discard: () => forget('ended'),
    saved,
  }
}

/** Keeps what was typed whenever the keys rest, and when the form goes. */
function useRestedKeeping<Values>(
  { values, dirty }: Pick<DraftedForm<Values>, 'values' | 'dirty'>,
  enabled: boolean,
  keep: (body: string) => Promise<boolean>,
): void {
  const latest = useRef({ values, dirty })
  latest.current = { values, dirty }
  const text = JSON.stringify(values)
  const rested = useSettled(text, RESTED_MS)
  useEffect(() => {
    if (enabled && dirty && rested === text) void keep(rested)
  }, [enabled, dirty, rested, text, keep])
  // Closing the form within the last second loses nothing either.
  useEffect(
    () => () => void (enabled && latest.current.dirty && keep(JSON.stringify(latest.current.values))),
    [enabled, keep],
  )
}

/** One request at a time, in order: what is forgotten last stays forgotten. */
function useKeeping(form: string) {
  const api = useApi()
  const [standing, setStanding] = useState<FormDraft['status']>('unkept')
  const [work] = useState(() => {
    let line: Promise<unknown> = Promise.resolve()
    let sent = ''
    let ended = false
    let kept = true
    return {
      /** Answers whether the last one could be kept. */
      keep(body: string): Promise<boolean> {
        if (!ended && body !== sent) {
          sent = body
          line = line
            .then(() => api.call(saveDraft, { params: { form }, body: { body } }))
            .then(
              () => {
                kept = true
                setStanding('kept')
              },
              () => {
                // The same is sent again with the next rest.
                sent = ''
                kept = false
                setStanding('failed')
              },
            )
        }
        return line.then(() => kept)
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

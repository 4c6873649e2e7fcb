// What a page before sign-in has to say before anything is typed: from the address, and from the page state.
import type { InitialState } from '@practicum/shared/features/sessions/page-state.contract'

export interface ArrivalAlert {
  readonly severity: 'error' | 'info' | 'success'
  readonly messages: readonly string[]
}

const SEVERITIES = ['error', 'info', 'success'] as const

/** `search` is the query string of the address. */
export function arrivalAlerts(search: string, state: Pick<InitialState, 'flash' | 'errors'>): readonly ArrivalAlert[] {
  const query = new URLSearchParams(search)
  const asked = SEVERITIES.map(severity => ({ severity, messages: query.getAll(severity) }))
  const flash = state.flash ? [{ severity: state.flash.type, messages: [state.flash.message] }] : []
  return [...asked, ...flash, { severity: 'error' as const, messages: state.errors }].filter(
    alert => alert.messages.length > 0,
  )
}

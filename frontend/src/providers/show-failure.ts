// Decides what a person is shown when a call has failed, from its status and the flags of the route shown.
import type { ApiFailure } from './api-failure'

/** What a route's metadata says about errors on it. */
export interface RouteFlags {
  /** Sign in again over the page instead of leaving it. */
  readonly showTimeoutLogin?: boolean
  readonly hideAuthorizationError?: boolean
  readonly hideServerError?: boolean
}

export type Shown =
  | { readonly kind: 'silent' }
  | { readonly kind: 'sign-in-again' }
  | { readonly kind: 'modal'; readonly heading: string | undefined; readonly lines: readonly string[] }

export type Translate = (key: string, values?: Record<string, unknown>) => string

const SILENT: Shown = { kind: 'silent' }
/** Statuses whose title and message the product defines. */
const TITLED = [401, 403, 404, 423, 500]
const SESSION_ENDED = [401, 423]

/** Pure: the same failure on the same route is always shown alike. */
export function showFailure(failure: ApiFailure, flags: RouteFlags, translate: Translate): Shown {
  if (isQuiet(failure, flags)) return SILENT
  if (SESSION_ENDED.includes(failure.status) && flags.showTimeoutLogin) return { kind: 'sign-in-again' }
  return {
    kind: 'modal',
    heading: TITLED.includes(failure.status) ? translate(`app.errors.title.${failure.status}`) : undefined,
    lines: linesOf(failure, translate),
  }
}

function isQuiet(failure: ApiFailure, flags: RouteFlags): boolean {
  if (failure.kind === 'cancelled' || failure.status === 419 || failure.next === 'reload') return true
  if (failure.status === 403) return flags.hideAuthorizationError === true
  return failure.status === 500 && flags.hideServerError === true
}

function linesOf(failure: ApiFailure, translate: Translate): readonly string[] {
  if (failure.kind === 'unreachable') return [translate('app.errors.unreachable')]
  if (failure.status === 500) return [translate('app.errors.message.500')]
  if (failure.status === 402) return withFallback(failure.lines, failure, translate)
  const extra = [401, 403, 423].includes(failure.status) ? [translate(`app.errors.message.${failure.status}`)] : []
  return withFallback(failure.lines.length > 0 ? failure.lines : extra, failure, translate)
}

/** A proxy's words for a server that is not there. */
const UNAVAILABLE = [502, 503, 504]

/** Pure: what is said beside the button or the field where it was asked; never nothing, unless the person called it off. */
export function inPlace(failure: ApiFailure, translate: Translate): readonly string[] {
  if (failure.kind === 'cancelled') return []
  if (failure.kind === 'answered' && failure.lines.length > 0) return failure.lines
  if (failure.kind === 'unreachable' || UNAVAILABLE.includes(failure.status)) return [translate('app.errors.not_done')]
  return linesOf(failure, translate)
}

function withFallback(lines: readonly string[], failure: ApiFailure, translate: Translate): readonly string[] {
  if (lines.length > 0) return lines
  return [translate('app.errors.fallback', { status: failure.status, endpoint: failure.endpoint })]
}

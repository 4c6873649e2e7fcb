// The one way in which a call can fail, whatever the reason: refused, unreachable or cancelled.
import type { ApiError } from '@practicum/shared/contract/errors'
import { answerMessages } from './answers.messages'
import { pageWords, refusalInWords } from './spoken'

/** `lost`: a command left, no answer came, and it is not sent again: nobody knows whether it was done. */
export type FailureKind = 'answered' | 'unreachable' | 'lost' | 'cancelled'

export interface FailureFacts {
  readonly kind: FailureKind
  /** HTTP status; 0 when no answer came. */
  readonly status: number
  /** Method and path without query, safe to show. */
  readonly endpoint: string
  readonly errors?: ApiError['errors']
  readonly flash?: ApiError['flash']
  readonly next?: string | undefined
  /** A body that was plain text. */
  readonly text?: string
}

export class ApiFailure extends Error {
  readonly kind: FailureKind
  readonly status: number
  readonly endpoint: string
  readonly errors: ApiError['errors']
  readonly flash: ApiError['flash']
  readonly next: string | undefined
  readonly text: string | undefined

  constructor(facts: FailureFacts) {
    super(`${facts.endpoint} failed with ${facts.status}`)
    this.name = 'ApiFailure'
    this.kind = facts.kind
    this.status = facts.status
    this.endpoint = facts.endpoint
    this.errors = facts.errors ?? []
    this.flash = facts.flash
    this.next = facts.next
    this.text = facts.text
  }

  /** Everything the answer says in words: the flash, then each error; a plain text body is itself the text. */
  get lines(): readonly string[] {
    const said = [this.flash?.message, ...this.errors.map(error => error.message), this.text]
    return [...new Set(said.filter(line => line !== undefined && line !== ''))].map(String)
  }

  /** The message beside one field, when the answer names it. */
  about(field: string): string | undefined {
    return this.errors.find(error => error.field === field)?.message
  }
}

/** Reads an error answer. A body that is neither the error shape nor a string says nothing. */
export function failureOf(status: number, endpoint: string, body: string): ApiFailure {
  const base = { kind: 'answered', status, endpoint } as const
  const json = parsed(body)
  if (typeof json === 'string') return new ApiFailure({ ...base, text: json })
  if (!isErrorShape(json)) return new ApiFailure(base)
  const { errors = [], flash, next } = json
  return new ApiFailure({ ...base, errors: errors.filter(isWorded).map(inOurWords), ...(flash && { flash }), next })
}

// Read by hand: this stands in the first load, which a schema library would double.
const isErrorShape = (json: unknown): json is Partial<ApiError> =>
  typeof json === 'object' && json !== null && (!('errors' in json) || Array.isArray(json.errors))

/** As the server sent it, in the language of the page. */
const inOurWords = (error: ApiError['errors'][number]): ApiError['errors'][number] => ({
  ...error,
  message: refusalInWords(error),
})

const isWorded = (error: unknown): error is ApiError['errors'][number] =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return body.startsWith('<') ? undefined : body
  }
}

/** Says so itself, wherever it is shown: by its page words of its own would be told that nothing was done. */
export const lostAnswer = ({ status, endpoint }: ApiFailure): ApiFailure =>
  new ApiFailure({ kind: 'lost', status, endpoint, text: pageWords('answers', answerMessages).lost })

export const isFailure = (error: unknown): error is ApiFailure => error instanceof ApiFailure

/** The server leads to where one signs in: what was begun there is over. */
export const asksToSignIn = (error: unknown): boolean => isFailure(error) && error.next === '/login'

/** For a page of its own: the flash, else the first error. Throws on what is no failure of a call. */
export function saidOf(error: unknown, words: { readonly unreachable: string; readonly failed: string }): string {
  if (!isFailure(error)) throw error
  if (error.kind === 'unreachable') return words.unreachable
  return error.flash?.message ?? error.lines[0] ?? words.failed
}

// A refusal is a normal answer of a rule: a stable code, the field it concerns, and the data its message needs.

/** How a refusal is told over HTTP: a broken rule (422), a conflict (409), a missing thing (404), a missing right (403), a lock (423), a used-up budget (429, with `seconds` in its data). */
export type RefusalKind = 'rule' | 'conflict' | 'missing' | 'forbidden' | 'locked' | 'too_many'

export class Refusal {
  constructor(
    readonly code: string,
    readonly data: Readonly<Record<string, unknown>> = {},
    readonly options: { readonly field?: string; readonly kind?: RefusalKind } = {},
  ) {}

  get field(): string | undefined {
    return this.options.field
  }

  get kind(): RefusalKind {
    return this.options.kind ?? 'rule'
  }
}

export const refuse = (code: string, data?: Readonly<Record<string, unknown>>, options?: Refusal['options']): Refusal =>
  new Refusal(code, data, options)

/** Of a budget that is used up, to be had again after so many seconds. */
export const refuseTooMany = (code: string, seconds: number): Refusal =>
  refuse(code, { seconds, minutes: Math.ceil(seconds / 60) }, { kind: 'too_many' })

export const isRefusal = (value: unknown): value is Refusal => value instanceof Refusal

/** All results, or the first refusal among them. */
export function allOrRefusal<T>(results: readonly (T | Refusal)[]): readonly T[] | Refusal {
  const refused = results.find(isRefusal)
  return refused ?? results.filter((result): result is T => !isRefusal(result))
}

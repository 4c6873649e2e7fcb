// Builds the WHERE of a list from conditions and their values; every value is a parameter.

export class Conditions {
  readonly #parts: string[] = []
  readonly values: unknown[] = []

  /** `?` in the text stands for the values, in order. */
  and(text: string, ...values: readonly unknown[]): this {
    let index = 0
    this.#parts.push(text.replace(/\?/g, () => this.value(values[index++])))
    return this
  }

  /** Only where the wish is given. */
  when<T>(wish: T | undefined, text: string, value: (wish: T) => unknown = wish => wish): this {
    return wish === undefined ? this : this.and(text, value(wish))
  }

  /** A placeholder for one more value, for use outside the WHERE. */
  value(value: unknown): string {
    this.values.push(value)
    return `$${this.values.length}`
  }

  get sql(): string {
    return this.#parts.length === 0 ? 'true' : this.#parts.map(part => `(${part})`).join(' and ')
  }
}

/** Escapes the wildcards of LIKE. */
export const containing = (term: string): string => `%${term.replace(/[\\%_]/g, '\\$&')}%`

/** A full-text query whose last words may be beginnings: `conf pol` finds "confidentiality policy". */
export const prefixQuery = (term: string): string =>
  term
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '')
    .map(word => `${word}:*`)
    .join(' & ')

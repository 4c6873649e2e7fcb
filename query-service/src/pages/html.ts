// Text and markup of pages that are made on the server: what is text cannot become markup.

/** Markup, and nothing that is still to be escaped. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | readonly Html[]

/** A template whose values are escaped, unless they are markup themselves. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(texts.map((text, at) => text + written(parts[at] ?? '')).join(''))
}

function written(part: Part): string {
  if (part instanceof Html) return part.text
  return typeof part === 'string' || typeof part === 'number'
    ? escaped(String(part))
    : part.map(({ text }) => text).join('')
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string): string => text.replace(/[&<>"]/g, character => ENTITIES[character] ?? character)

/** A text with `code` in it. */
export const marked = (text: string): Html => new Html(escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>'))

export const NOTHING = new Html('')

export const joined = (parts: readonly Html[], between: Html): Html =>
  new Html(parts.map(({ text }) => text).join(between.text))

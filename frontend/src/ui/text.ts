// Cuts texts that are longer than their place, by what a reader sees as characters.

/** At most `max` characters, the last of them an ellipsis when something was cut. */
export function cut(text: string, max: number): string {
  const characters = [...text]
  return characters.length > max ? `${characters.slice(0, max).join('').trimEnd()}…` : text
}

/** A phrase that stands alone: with a capital first letter and a full stop. */
export const sentence = (phrase: string): string =>
  `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}${/[.!?]$/.test(phrase) ? '' : '.'}`

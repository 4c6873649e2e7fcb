// Several people in a sentence.
const NAMED = 5

/** `Ana Ruiz, Devon Clarke, and 7 others`. */
export function namesOf(people: readonly { readonly name: string }[]): string {
  const names = people.slice(0, NAMED).map(({ name }) => name)
  const more = people.length - names.length
  return new Intl.ListFormat('en').format(more > 0 ? [...names, `${more} more`] : names)
}

// Several people in a sentence.

/** `Ana Ruiz, Devon Clarke, and 7 others`: so many by name, the others are counted. */
export function namesOf(people: readonly { readonly name: string }[], named = 5): string {
  const names = people.slice(0, named).map(({ name }) => name)
  const more = people.length - names.length
  return new Intl.ListFormat('en').format(more > 0 ? [...names, `${more} more`] : names)
}

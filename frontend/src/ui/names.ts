// Several people in a sentence.
import { pageWords } from '../providers/spoken'
import { pageLanguage } from './language'
import { nameMessages } from './names.messages'

/** `Ana Ruiz, Devon Clarke, and 7 others`: so many by name, the others are counted. */
export function namesOf(people: readonly { readonly name: string }[], named = 5): string {
  const names = people.slice(0, named).map(({ name }) => name)
  const more = people.length - names.length
  return new Intl.ListFormat(pageLanguage()).format(
    more > 0 ? [...names, `${more} ${pageWords('names', nameMessages).more}`] : names,
  )
}

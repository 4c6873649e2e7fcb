// Guests name themselves: whoever reads such a name is told that it is a guest's, and nobody takes the name of somebody who takes part.

/** A guest's name wherever it is shown. */
export const asGuest = (name: string): string => `${name} (guest)`

/** Letters of other scripts that look like Latin ones, written pair by pair. */
const TWINS = new Map(
  'аaвbсcеeнhкkмmоoрpтtуyхxіiјjѕsԁdԛqԝwӏlүyһhαaβbεeηnιiκkνvοoρpτtυuχxγyωwϲc0o5s'
    .match(/../gu)
    ?.map((pair): [string, string] => [pair.slice(0, 1), pair.slice(1)]),
)
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{M}]/gu

/** What is left of a name when only its looks count: no case, no accents, nothing unseen, twins of other scripts as Latin letters. */
function looksOf(name: string): readonly string[] {
  const plain = name.normalize('NFKC').toLowerCase().normalize('NFD').replace(UNSEEN, '')
  const latin = [...plain].map(letter => TWINS.get(letter) ?? letter).join('')
  const alike = latin
    .replace(/[il1|!]/g, 'l')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
  return alike.split(/[^\p{L}\p{N}]+/u).filter(word => word !== '')
}

export const looksSame = (one: string, other: string): boolean => looksOf(one).join() === looksOf(other).join()

/** Would a reader take the name for that of the person, with or without a title, in whichever order? */
export function passesFor(name: string, person: string): boolean {
  const [words, own] = [looksOf(name), looksOf(person)]
  if (words.join('') === own.join('')) return true
  return own.length > 1 && own.every(word => words.includes(word))
}

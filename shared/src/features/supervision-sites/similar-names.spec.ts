// Which words of a name tell that a site may be there already.
import { alikeBy } from './similar-names'

test('of a longer name any word that tells something is enough, and common ones count besides', () => {
  expect(alikeBy('Bayview Family Clinic')).toEqual({
    ...{ words: ['bayview', 'family', 'clinic'], telling: ['bayview'], least: 1 },
  })
})

test('a common word that is being typed tells nothing yet', () => {
  expect(alikeBy('Bayview Couns')?.telling).toEqual(['bayview'])
  expect(alikeBy('Men of Harbor')).toEqual({ words: ['men', 'harbor'], telling: ['men', 'harbor'], least: 1 })
})

test('of common words alone all are asked for', () => {
  expect(alikeBy('The Counseling Center')).toEqual({
    ...{ words: ['the', 'counseling', 'center'], telling: ['the', 'counseling', 'center'], least: 3 },
  })
})

test('words of fewer than three letters are not asked for, and of many the first twelve', () => {
  expect(['', ' ', 'St', 'A B c'].map(alikeBy)).toEqual([undefined, undefined, undefined, undefined])
  const long = Array.from({ length: 20 }, (_one, at) => `word${at}`).join(' ')
  expect(alikeBy(long)?.words).toHaveLength(12)
})

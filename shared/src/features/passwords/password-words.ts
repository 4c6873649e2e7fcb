// What the server says of passwords by itself, in English; other languages have it in their phrases.
import type { Texts } from '../../kernel/texts'

/** Why a password is easy to guess, and what would make it better: by the keys of the library that says so. */
export const HINTS: Texts = {
  straightRow: 'Rows of keys are tried first',
  keyPattern: 'Short patterns of keys are easy to guess',
  simpleRepeat: 'Signs that are repeated, such as “aaa”, are easy to guess',
  extendedRepeat: 'What is repeated, such as “abcabc”, is hardly harder to guess than once',
  sequences: 'Sequences, such as “abc” or “6543”, are easy to guess',
  recentYears: 'Recent years are easy to guess',
  dates: 'Dates are easy to guess',
  topTen: 'This is one of the ten passwords that are used most',
  topHundred: 'This is one of the hundred passwords that are used most',
  common: 'Many people use this password',
  similarToCommon: 'This is much like a password that many people use',
  wordByItself: 'One word by itself is easy to guess',
  namesByThemselves: 'Names by themselves are easy to guess',
  commonNames: 'Common names are easy to guess',
  userInputs: 'It contains what others know of you',
  pwned: 'This password has become known elsewhere',
  l33t: 'Signs in place of letters, such as “@” for “a”, hardly help',
  reverseWords: 'Words written backwards hardly help',
  allUppercase: 'All capitals are hardly harder to guess than none',
  capitalization: 'A capital at the beginning hardly helps',
  associatedYears: 'Leave out years that have to do with you',
  repeated: 'Leave out what repeats',
  longerKeyboardPattern: 'Longer patterns of keys, with turns, are harder to guess',
  anotherWord: 'Another word or two that are not common would make it stronger',
  useWords: 'Several words in a row are strong; leave out common phrases',
  noNeed: 'Signs, digits and capitals are not needed for a strong password',
}

/** The same for everybody who asks. */
export const LINK_SENT =
  'If this address belongs to an account, a link to choose a new password is on its way. It opens for {minutes} minutes.'
/** To whoever runs the platform. */
export const LINK_MAILED = 'A link to choose a new password is on its way. It opens for {minutes} minutes.'
export const PASSWORD_CHANGED = 'Your password is changed. Sign in with the new one.'

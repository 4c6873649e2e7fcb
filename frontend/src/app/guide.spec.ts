// The guide for coordinators and the captions of the film name things as the screens do.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { words as spanishWords } from '@practicum/shared/contract/dynamic-words.es'
import { DEFAULT_WORDS } from '@practicum/shared/kernel/default-words'
import { past } from '../features/past'
import { applyingMessages } from '../features/placements/applying.messages'
import { reviewingMessages } from '../features/placements/reviewing.messages'
import { assignedMessages } from '../features/trainings/assigned.messages'
import { type Messages, messagesInWords } from '../providers/words'
import { appMessages } from './app.messages'
import { features } from './features'
import filmedInSpanish from './film-words.es.json'
import filmed from './film-words.json'
import { spoken as spanish } from './locales/es.application'
import { sitePages } from './public/site.messages'
import { sitePages as spanishPages } from './public/site.messages.es'

/** What nobody can press or open. */
const NO_PLACES = ['field', 'past', 'status']

const wordsIn = (messages: Messages): readonly string[] =>
  Object.entries(messages)
    .filter(([key]) => !NO_PLACES.includes(key))
    .flatMap(([, value]) => (typeof value === 'string' ? [value] : wordsIn(value)))
const onScreens = new Set([...features.map(({ messages }) => messages), spanish.messages].flatMap(wordsIn))

const allWordsIn = (messages: Messages): readonly string[] =>
  Object.values(messages).flatMap(value => (typeof value === 'string' ? [value] : allWordsIn(value)))
/** As an organization says them that has no words of its own. */
const everyWord = new Set(
  // Those of trainings and placements come with their screens.
  [
    appMessages,
    past,
    assignedMessages,
    applyingMessages,
    reviewingMessages,
    ...features.map(({ messages }) => messages),
  ]
    .map(messages => messagesInWords(messages, DEFAULT_WORDS))
    .flatMap(allWordsIn),
)

const everyWordOfSpanish = new Set(allWordsIn(messagesInWords(spanish.messages, spanishWords)))

const named = (text: string): readonly string[] => [...text.matchAll(/“([^”]+)”/g)].map(([, name = '']) => name)
const unknown = (text: string): readonly string[] => named(text).filter(name => !onScreens.has(name))

const guideOf = (pages: typeof sitePages): string => pages['/site/coordinator-guide']?.paragraphs.join('\n') ?? ''
const captionsIn = (file: string): string => readFileSync(join(process.cwd(), 'frontend', 'public', file), 'utf8')
const NAMING = {
  guide: guideOf(sitePages),
  captions: captionsIn('welcome.vtt'),
  'guide in Spanish': guideOf(spanishPages),
  'captions in Spanish': captionsIn('welcome.es.vtt'),
}

test.each(Object.entries(NAMING))('what the %s names in quotes stands on a screen', (_what, text) => {
  expect(named(text).length).toBeGreaterThan(2)
  expect(unknown(text)).toEqual([])
})

test.each([
  ['English', filmed, NAMING.captions, everyWord],
  ['Spanish', filmedInSpanish, NAMING['captions in Spanish'], everyWordOfSpanish],
])(
  'the film in %s shows what its captions name, in the words of today’s screens',
  (_language, shown, captions, words) => {
    expect(shown.length).toBeGreaterThan(20)
    expect(shown).toEqual(expect.arrayContaining([...named(captions)]))
    expect(shown.filter(word => !words.has(word))).toEqual([])
  },
)

test('notices a name that no screen has any more', () => {
  expect(unknown('Under “Created” you see “History”.')).toEqual(['Created'])
})

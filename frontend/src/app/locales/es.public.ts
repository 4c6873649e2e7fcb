// Spanish for everybody: the pages that need no session, and refusals.
import { words } from '@practicum/shared/contract/dynamic-words.es'
import { rules } from '@practicum/shared/contract/issue-words.es'
import { codes, refusals as shared } from '@practicum/shared/contract/messages.es'
import { refusals } from '@practicum/shared/features/refusals.es'
import { publicWords } from '../../features/public-words.es'
import { answerMessages } from '../../providers/answers.messages.es'
import type { PublicSpoken } from '../../providers/spoken'
import { placeMessages } from '../../ui/form/places.messages.es'
import { nameMessages } from '../../ui/names.messages.es'
import { publicMessages } from '../public/public.messages.es'
import { sitePages } from '../public/site.messages.es'

const ofShapes = Object.fromEntries(Object.entries(rules).map(([rule, text]) => [`invalid.${rule}`, text]))

export const spoken: PublicSpoken = {
  pages: {
    public: publicMessages,
    site: sitePages,
    answers: answerMessages,
    names: nameMessages,
    places: placeMessages,
    ...publicWords,
  },
  refusals: { ...shared, ...refusals, ...ofShapes, ...codes },
  words,
}

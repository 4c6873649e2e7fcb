// The words of the steps that ask, in the language of the page.
import { usePageWords } from '../../providers/spoken'
import { experienceMessages } from './experience.messages'

export const useExperienceWords = (): typeof experienceMessages => usePageWords('experience', experienceMessages)

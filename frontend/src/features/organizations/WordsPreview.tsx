// Sentences of the application in the words that are being typed, in the language of the page.
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { inWords, wordsIn } from '@practicum/shared/kernel/own-words'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { type Control, useWatch } from 'react-hook-form'
import { useSpoken } from '../../providers/spoken'
import type { WordsValues } from './own-words'

const SENTENCES = ['task', 'waiting', 'team', 'site', 'clients'] as const

export function WordsPreview({ control }: { control: Control<{ words: WordsValues }> }) {
  const translate = useTranslate()
  const id = useId()
  const said = wordsIn(useWatch({ control, name: 'words' }), useSpoken().public?.words)
  return (
    <Box component="section" aria-labelledby={id} sx={{ bgcolor: 'action.hover', borderRadius: 1, p: 2 }}>
      <Typography component="h3" variant="body2" id={id} sx={{ fontWeight: 600 }}>
        {translate('institution.words.preview.title')}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, overflowWrap: 'anywhere' }}>
        {SENTENCES.map(sentence => (
          <li key={sentence}>{inWords(withPlaces(translate(`institution.words.preview.${sentence}`)), said)}</li>
        ))}
      </Box>
    </Box>
  )
}

/** Braces would be filled with the words that are in use now, when messages are read; here they are filled as somebody types. */
const withPlaces = (text: string): string => text.replaceAll('[', '{').replaceAll(']', '}')

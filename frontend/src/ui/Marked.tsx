// A text in which the beginnings of words that were searched for stand out.
import Box from '@mui/material/Box'
import { markedParts } from '@practicum/shared/kernel/words'

export interface MarkedProps {
  readonly text: string
  /** As `wordsOf` has them. */
  readonly words: readonly string[]
}

export const Marked = ({ text, words }: MarkedProps) =>
  markedParts(text, words).map(({ at, text: part, marked }) =>
    marked ? (
      <Box
        component="mark"
        key={at}
        sx={{
          bgcolor: 'transparent',
          color: 'inherit',
          fontWeight: 700,
          textDecoration: 'underline',
          textUnderlineOffset: 3,
        }}
      >
        {part}
      </Box>
    ) : (
      part
    ),
  )

// One choice of the palette: what it is, what it is called with the match marked, and what tells it from others of that name.
import Box from '@mui/material/Box'
import ListItemIcon from '@mui/material/ListItemIcon'
import Typography from '@mui/material/Typography'
import { DayText, InstantText } from '../../ui/DateText'
import { Marked } from '../../ui/Marked'
import type { Choice } from './choices'

export interface ChoiceRowProps {
  readonly choice: Choice
  readonly words: readonly string[]
}

export function ChoiceRow({ choice: { icon: Icon, label, detail, on }, words }: ChoiceRowProps) {
  return (
    <>
      {Icon && (
        <ListItemIcon sx={{ minWidth: 36, '& svg': { fontSize: 20 } }}>
          <Icon />
        </ListItemIcon>
      )}
      <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Marked text={label} words={words} />
        {detail && (
          <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
            <Marked text={detail} words={words} />
          </Typography>
        )}
      </Box>
      {on && (
        <Typography component="span" variant="body2" color="textSecondary" sx={{ pl: 2, textAlign: 'right' }}>
          {on.length > 10 ? <InstantText at={on} inButton /> : <DayText day={on} plain />}
        </Typography>
      )}
    </>
  )
}

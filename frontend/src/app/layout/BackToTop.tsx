// Leads back to the top of a page that has been scrolled far.
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import Fab from '@mui/material/Fab'
import useScrollTrigger from '@mui/material/useScrollTrigger'
import { useTranslate } from 'react-admin'
import { BESIDE, HELD_BELOW } from '../../ui/sizes'

/** Pixels of scroll after which the control appears. */
export const BACK_TO_TOP_AFTER = 500

export function BackToTop() {
  const translate = useTranslate()
  const shown = useScrollTrigger({ disableHysteresis: true, threshold: BACK_TO_TOP_AFTER - 1 })
  if (!shown) return null
  return (
    <Fab
      size="medium"
      color="primary"
      aria-label={translate('app.back_to_top')}
      onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
      sx={{
        position: 'fixed',
        right: `calc(24px + ${BESIDE})`,
        bottom: { xs: `calc(80px + ${HELD_BELOW})`, md: `calc(24px + ${HELD_BELOW})` },
        boxShadow: 2,
      }}
    >
      <ArrowUpward />
    </Fab>
  )
}

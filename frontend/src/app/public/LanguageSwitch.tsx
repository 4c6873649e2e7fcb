// The languages, for whoever is not signed in: remembered in this browser.
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { LOCALES, localeFacts } from '@practicum/shared/kernel/locales'
import { usePageWords, useSpoken } from '../../providers/spoken'
import { rememberLocale, speakIn } from '../locales/languages'
import { publicMessages } from './public.messages'

export function LanguageSwitch() {
  const { locale: now } = useSpoken()
  const { language } = usePageWords('public', publicMessages)
  return (
    <Box role="group" aria-label={language} sx={{ display: 'flex', gap: 0.5 }}>
      {LOCALES.map(locale => (
        <Button
          key={locale}
          lang={localeFacts(locale).tag}
          size="small"
          color="inherit"
          aria-pressed={locale === now}
          sx={{
            minHeight: 0,
            py: 0.5,
            color: 'text.secondary',
            fontWeight: locale === now ? 650 : 400,
            textDecoration: locale === now ? 'underline' : 'none',
          }}
          onClick={() => {
            // Words that cannot be fetched leave the page as it is.
            void speakIn({ locale, signedIn: false }).then(
              spoken => {
                if (spoken) rememberLocale(locale)
              },
              () => undefined,
            )
          }}
        >
          {localeFacts(locale).name}
        </Button>
      ))}
    </Box>
  )
}

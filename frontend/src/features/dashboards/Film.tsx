// The short film that shows the main things of the product.
import { DEFAULT_LOCALE, LOCALES, localeFacts } from '@practicum/shared/kernel/locales'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useIdlePause } from '../../providers/activity'
import { useSpoken } from '../../providers/spoken'

const ENGLISH = localeFacts(DEFAULT_LOCALE)
const OTHERS = LOCALES.filter(locale => locale !== DEFAULT_LOCALE)

/** Filmed in each language, with captions in all. */
export function Film() {
  const translate = useTranslate()
  const { locale: speaks } = useSpoken()
  const film = speaks === DEFAULT_LOCALE ? '/welcome' : `/welcome.${speaks}`
  const [playing, setPlaying] = useState(false)
  useIdlePause(playing)
  return (
    <video
      key={film}
      controls
      preload="metadata"
      poster={`${film}.jpg`}
      width="100%"
      aria-label={translate('dashboards.film.title')}
      onPlay={() => setPlaying(true)}
      onPause={() => setPlaying(false)}
      onEnded={() => setPlaying(false)}
    >
      <source src={`${film}.webm`} type="video/webm" />
      <track
        kind="captions"
        src="/welcome.vtt"
        srcLang={ENGLISH.tag}
        label={ENGLISH.name}
        default={speaks === DEFAULT_LOCALE}
      />
      {OTHERS.map(locale => (
        <track
          key={locale}
          kind="captions"
          src={`/welcome.${locale}.vtt`}
          srcLang={localeFacts(locale).tag}
          label={localeFacts(locale).name}
          default={locale === speaks}
        />
      ))}
    </video>
  )
}

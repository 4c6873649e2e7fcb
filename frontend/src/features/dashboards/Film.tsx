// The short film that shows the main things of the product.
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useIdlePause } from '../../providers/activity'

export function Film() {
  const translate = useTranslate()
  const [playing, setPlaying] = useState(false)
  useIdlePause(playing)
  return (
    <video
      controls
      preload="metadata"
      poster="/welcome.jpg"
      width="100%"
      aria-label={translate('dashboards.film')}
      onPlay={() => setPlaying(true)}
      onPause={() => setPlaying(false)}
      onEnded={() => setPlaying(false)}
    >
      <source src="/welcome.webm" type="video/webm" />
      <track kind="captions" src="/welcome.vtt" srcLang="en" label="English" />
    </video>
  )
}

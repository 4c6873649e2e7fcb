// The short film that shows the main things of the product.
import { useTranslate } from 'react-admin'

export function Film() {
  const translate = useTranslate()
  return (
    <video controls preload="metadata" poster="/welcome.jpg" width="100%" aria-label={translate('dashboards.film')}>
      <source src="/welcome.webm" type="video/webm" />
      <track kind="captions" src="/welcome.vtt" srcLang="en" label="English" />
    </video>
  )
}

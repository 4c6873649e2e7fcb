// The pages that present the product, one for each address below /site.
import Button from '@mui/material/Button'
import { usePageWords } from '../../../providers/spoken'
import { Prose } from '../Prose'
import type { PublicPageProps } from '../public-page'
import { sitePages } from '../site.messages'
import PublicMissingPage from './PublicMissingPage'

export default function SitePage({ path }: PublicPageProps) {
  const page = usePageWords('site', sitePages)[path.replace(/\/$/, '')]
  if (!page) return <PublicMissingPage />
  const { title, paragraphs, next } = page
  return (
    <Prose title={title} paragraphs={paragraphs}>
      {next && (
        <Button variant="outlined" href={next.href}>
          {next.label}
        </Button>
      )}
    </Prose>
  )
}

// Tells a visitor that a page is not open to them.
import Link from '@mui/material/Link'
import { usePageWords } from '../../../providers/spoken'
import { Prose } from '../Prose'
import { publicMessages } from '../public.messages'

export default function PublicDeniedPage() {
  const { title, text, login } = usePageWords('public', publicMessages).denied
  return (
    <Prose title={title} paragraphs={[text]}>
      <Link href="/login">{login}</Link>
    </Prose>
  )
}

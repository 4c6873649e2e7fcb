// Tells a visitor that an address leads nowhere, with the message its query carries.
import Link from '@mui/material/Link'
import { usePageWords } from '../../../providers/spoken'
import { Prose } from '../Prose'
import { publicMessages } from '../public.messages'

export default function PublicMissingPage() {
  const query = new URLSearchParams(window.location.search)
  const { title, text, login } = usePageWords('public', publicMessages).missing
  return (
    <Prose title={title} paragraphs={[query.get('error') ?? query.get('message') ?? text]}>
      <Link href="/login">{login}</Link>
    </Prose>
  )
}

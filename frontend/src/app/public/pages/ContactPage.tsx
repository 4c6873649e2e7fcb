// How to reach support.
import Link from '@mui/material/Link'
import { useSession } from '../../../providers/session'
import { usePageWords } from '../../../providers/spoken'
import { Prose } from '../Prose'
import { publicMessages } from '../public.messages'

export default function ContactPage() {
  const { support } = useSession().state.urls
  const { title, hours, none, support: write } = usePageWords('public', publicMessages).contact
  const elsewhere = support !== '' && support !== '/site/contact'
  return (
    <Prose title={title} paragraphs={elsewhere ? [hours] : [hours, none]}>
      {elsewhere && <Link href={support}>{write}</Link>}
    </Prose>
  )
}

// The terms of service.
import { usePageWords } from '../../../providers/spoken'
import { Prose } from '../Prose'
import { publicMessages } from '../public.messages'

export default function TermsPage() {
  return <Prose {...usePageWords('public', publicMessages).terms} />
}

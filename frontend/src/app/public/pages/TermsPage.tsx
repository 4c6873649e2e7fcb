// The terms of service.
import { Prose } from '../Prose'
import { publicMessages } from '../public.messages'

export default function TermsPage() {
  return <Prose {...publicMessages.terms} />
}

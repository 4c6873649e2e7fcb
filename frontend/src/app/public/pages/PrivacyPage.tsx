// The privacy policy.
import { usePageWords } from '../../../providers/spoken'
import { Prose } from '../Prose'
import { publicMessages } from '../public.messages'

export default function PrivacyPage() {
  return <Prose {...usePageWords('public', publicMessages).privacy} />
}

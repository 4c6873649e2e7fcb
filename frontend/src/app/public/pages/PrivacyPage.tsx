// The privacy policy.
import { Prose } from '../Prose'
import { publicMessages } from '../public.messages'

export default function PrivacyPage() {
  return <Prose {...publicMessages.privacy} />
}

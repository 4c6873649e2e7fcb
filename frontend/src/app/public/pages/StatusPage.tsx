// Whether the service can answer at this moment, asked of the service itself.
import { useEffect, useState } from 'react'
import { usePageWords } from '../../../providers/spoken'
import { Prose } from '../Prose'
import { publicMessages } from '../public.messages'

type ServerStatus = 'asking' | 'ready' | 'troubled'

export default function StatusPage() {
  const [standing, setStanding] = useState<ServerStatus>('asking')
  useEffect(() => {
    fetch('/health/ready', { cache: 'no-store' }).then(
      ({ ok }) => setStanding(ok ? 'ready' : 'troubled'),
      () => setStanding('troubled'),
    )
  }, [])
  const { title, ...words } = usePageWords('public', publicMessages).status
  return (
    <div aria-live="polite">
      <Prose title={title} paragraphs={[words[standing]]} />
    </div>
  )
}

// The moment before anything is known, and the case that the server cannot be reached.
import { usePageWords } from '../../providers/spoken'
import { publicMessages } from './public.messages'

export function Splash({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  const words = usePageWords('public', publicMessages)
  const style = {
    minHeight: '100vh',
    display: 'flex',
    flexDirection: 'column',
    gap: 16,
    alignItems: 'center',
    justifyContent: 'center',
    fontFamily: '"Inter Variable", system-ui, sans-serif',
  } as const
  // The same as stands in index.html, whose style it takes, so that nothing jumps when the script has come.
  if (!failed)
    return (
      <main className="arriving" aria-busy aria-label={words.loading}>
        <b>{words.product}</b>
      </main>
    )
  return (
    <main style={style}>
      <p role="alert">{words.unreachable}</p>
      <button type="button" onClick={onRetry}>
        {words.tryAgain}
      </button>
    </main>
  )
}

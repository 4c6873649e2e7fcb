// Puts a link into the clipboard, and says so.
import { useToast } from '../../ui/toast'

export function useCopy(): (address: string) => Promise<void> {
  const toast = useToast()
  return address =>
    navigator.clipboard.writeText(address).then(
      () => toast('links.copied'),
      () => toast('links.not_copied', { type: 'error' }),
    )
}

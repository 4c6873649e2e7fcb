// What keeps the reader from planning sessions.
import Alert from '@mui/material/Alert'
import type { Refusal } from '@practicum/shared/kernel/refusal'
import { inWords } from '../../providers/refused'
import { sentence } from '../../ui/text'

export default function WhyNot({ refused }: { readonly refused: Refusal }) {
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {sentence(inWords(refused))}
    </Alert>
  )
}

// Says which files were dropped or pasted, to whoever does not see them come.
import Box from '@mui/material/Box'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useTranslate } from 'react-admin'

export function TakenFiles({ names }: { names: readonly string[] }) {
  const translate = useTranslate()
  return (
    <Box role="status" sx={visuallyHidden}>
      {names.length > 0 && translate('attachments.taken', { smart_count: names.length, names: names.join(', ') })}
    </Box>
  )
}

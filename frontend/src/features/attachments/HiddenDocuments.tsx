// In place of documents, for whoever acts as somebody: all of them are protected health information.
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'

export const HiddenDocuments = () => (
  <Typography color="textSecondary">{useTranslate()('attachments.hidden')}</Typography>
)

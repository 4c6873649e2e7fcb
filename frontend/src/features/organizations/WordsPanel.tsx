// What an organization calls people and things, the words of its own marked, and where they are chosen.
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { OrganizationDetails } from '@practicum/shared/features/organizations/organizations.contract'
import { DYNAMIC_WORDS } from '@practicum/shared/kernel/default-words'
import { useTranslate } from 'react-admin'
import { StatusChip } from '../../ui/StatusChip'
import { IntentButton } from './IntentButton'
import { WordsDialog } from './WordsDialog'

export function WordsPanel({ organization }: { organization: OrganizationDetails }) {
  const translate = useTranslate()
  const { cared_for, dynamic_words, own_words } = organization
  return (
    <Paper variant="outlined" sx={{ p: { xs: 1, md: 2 } }}>
      <TableContainer>
        <Table
          size="small"
          aria-label={translate('institution.tab.words')}
          // On a phone all of it is seen at once.
          sx={{ '& .MuiTableCell-root': { px: { xs: 1, sm: 2 }, overflowWrap: 'anywhere' } }}
        >
          <TableHead>
            <TableRow>
              <TableCell>{translate('institution.words.of_product')}</TableCell>
              <TableCell>{translate('institution.words.one')}</TableCell>
              <TableCell>{translate('institution.words.many')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {DYNAMIC_WORDS.map(word => (
              <TableRow key={word}>
                <TableCell component="th" scope="row">
                  <div>{translate(`institution.word.${word}`)}</div>
                  {own_words.includes(word) && <StatusChip tone="primary" label={translate('institution.words.own')} />}
                </TableCell>
                <TableCell>{dynamic_words[word].one}</TableCell>
                <TableCell>{dynamic_words[word].many}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {cared_for && (
        <Box sx={{ m: 1, mt: 2 }}>
          <IntentButton intent="words" dialog={WordsDialog} organization={organization} />
        </Box>
      )}
    </Paper>
  )
}

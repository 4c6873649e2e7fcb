// What a picture shows, as a table; its names lead to the lists while they can be seen.
import MuiLink from '@mui/material/Link'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { Link } from 'react-router'
import type { Table as Data } from './drawing'

/** `label`: id of what names it. */
export function PictureTable({ label, table, linked }: { label: string; table: Data; linked: boolean }) {
  const [first, ...others] = table.head
  return (
    <Table size="small" aria-labelledby={label}>
      <TableHead>
        <TableRow>
          <TableCell scope="col">{first}</TableCell>
          {others.map(head => (
            <TableCell key={head} scope="col" align="right">
              {head}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {table.rows.map(({ key, name, to, cells }) => (
          <TableRow key={key}>
            <TableCell component="th" scope="row">
              {to !== undefined && linked ? (
                <MuiLink component={Link} to={to}>
                  {name}
                </MuiLink>
              ) : (
                name
              )}
            </TableCell>
            {cells.map((cell, index) => (
              <TableCell key={others[index]} align="right">
                {cell}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

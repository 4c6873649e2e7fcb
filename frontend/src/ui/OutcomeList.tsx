// What became of each of several things.
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemText from '@mui/material/ListItemText'
import type { ReactNode } from 'react'

export interface OutcomeRow {
  readonly id: string
  readonly name: string
  /** Why it was refused. */
  readonly note?: string | undefined
  readonly chip: ReactNode
  /** What can be done about it. */
  readonly offer?: ReactNode
}

export function OutcomeList({ rows }: { rows: readonly OutcomeRow[] }) {
  return (
    <List disablePadding>
      {rows.map(({ id, name, note, chip, offer }) => (
        <ListItem key={id} disableGutters sx={{ gap: 1.5 }}>
          <ListItemText primary={name} secondary={note} />
          {offer}
          {chip}
        </ListItem>
      ))}
    </List>
  )
}

// Puts the columns of a table in another order, seen behind it at once.
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { LookDialog } from '../LookDialog'
import { type Choosable, inOrder, useColumnOrder } from './columns'
import { LineIntents, MoveIntents, OrderedLine, OrderedList } from './OrderedList'
import { useOrder } from './use-order'

interface ColumnOrderDialogProps {
  readonly list: string
  readonly columns: readonly Choosable[]
  readonly onClose: () => void
}

/** Nothing is sent: the next order stands with the next drawing. */
const AT_ONCE = Promise.resolve()

export default function ColumnOrderDialog({ list, columns, onClose }: ColumnOrderDialogProps) {
  const translate = useTranslate()
  const [order, setOrder] = useColumnOrder(list)
  const [first, ...others] = inOrder(columns, order)
  const moving = useOrder(
    others.map(({ source, label }) => ({ id: source, name: label })),
    {
      save: async sources => setOrder(sources),
      reread: () => AT_ONCE,
      moved: 'app.list.column_order.moved',
    },
  )
  return (
    <LookDialog title={translate('app.list.column_order.title')} width="xs" onClose={onClose}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {translate('app.list.column_order.about', { name: first?.label })}
      </Typography>
      <OrderedList label={translate('app.list.columns')} order={moving} refused={[]}>
        {({ id, name }, steps) => (
          <OrderedLine key={id}>
            {name}
            <LineIntents>
              <MoveIntents
                up={translate('app.list.column_order.up', { name })}
                down={translate('app.list.column_order.down', { name })}
                onUp={steps.onUp}
                onDown={steps.onDown}
              />
            </LineIntents>
          </OrderedLine>
        )}
      </OrderedList>
      {order.length > 0 && <Button onClick={() => setOrder([])}>{translate('app.list.column_order.usual')}</Button>}
    </LookDialog>
  )
}

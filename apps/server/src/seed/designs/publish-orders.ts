import type { Client } from '@signet/client'
import { orderForm } from './order-form.ts'

/** Publishes the order form with a list, tabs, sums and a search box. Returns its id. */
export async function publishOrders({ formDesign, listDesign }: Client): Promise<string> {
  const { code, category, definition } = orderForm
  const { id } = await formDesign.create({ name: '客户订单', code, category, definition })
  await formDesign.publish({ id })
  await listDesign.save({ id, definition: list })
  await listDesign.publish({ id })
  return id
}

const list = {
  version: 1,
  columns: ['number', 'customer', 'state', 'orderedOn', 'total', '$author', '$changedAt'].map((field) => ({
    field,
  })),
  searches: ['customer', 'orderedOn', 'total', 'seller'].map((field) => ({ field })),
  keyword: ['number', 'customer'],
  sort: [{ field: 'orderedOn', direction: 'descending' }],
  tabs: { field: 'state' },
  sums: ['total'],
  card: { title: 'customer', fields: ['number', 'orderedOn', 'total'] },
}

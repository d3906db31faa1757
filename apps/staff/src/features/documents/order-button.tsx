import { documentOrders } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { Choices, IconButton, Sheet } from '@signet/ui'
import { ArrowDownUp } from 'lucide-react'
import { useState } from 'react'
import type { Order } from './queries.ts'

type OrderButtonProps = Readonly<{ value: Order; onChange: (order: Order) => void }>

export function OrderButton({ value, onChange }: OrderButtonProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        label={t('documents.orderIs', { order: t(`documents.order.${value}`) })}
        icon={<ArrowDownUp />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Sheet title={t('documents.order')} onClose={() => setOpen(false)}>
          <Choices
            title={t('documents.order')}
            value={value}
            options={documentOrders.map((key) => ({ key, label: t(`documents.order.${key}`) }))}
            onChange={(order) => {
              setOpen(false)
              onChange(order)
            }}
          />
        </Sheet>
      )}
    </>
  )
}

import { useT } from '@signet/i18n/react'
import { useFeedback } from '@signet/ui'
import { Button } from 'antd'
import { Plus, Trash2 } from 'lucide-react'
import { useListSearch } from './list-search.ts'

/** The id in the address while the drawer creates a new row. */
export const unmade = 'new'

/** Opens the drawer for a new row. */
export function NewButton() {
  const t = useT()
  const { change } = useListSearch()
  return (
    <Button type="primary" icon={<Plus size={16} aria-hidden />} onClick={() => change({ open: unmade })}>
      {t('studio.new')}
    </Button>
  )
}

/** The same in an empty list, by the name of what it begins. */
export function StartButton({ label }: Readonly<{ label: string }>) {
  const { change } = useListSearch()
  return (
    <Button icon={<Plus size={16} aria-hidden />} onClick={() => change({ open: unmade })}>
      {label}
    </Button>
  )
}

type RemoveButtonProps = Readonly<{
  /** The name of the thing to remove. */
  name: string
  consequence: string
  isBusy: boolean
  onRemove: () => void
}>

/** Asks before it removes something. */
export function RemoveButton({ name, consequence, isBusy, onRemove }: RemoveButtonProps) {
  const t = useT()
  const feedback = useFeedback()
  const ask = async () => {
    const isSure = await feedback.ask({
      title: t('studio.removeTitle', { name }),
      body: consequence,
      confirm: t('studio.remove'),
      tone: 'danger',
    })
    if (isSure) onRemove()
  }

  return (
    <Button danger loading={isBusy} icon={<Trash2 size={16} aria-hidden />} onClick={ask}>
      {t('studio.remove')}
    </Button>
  )
}

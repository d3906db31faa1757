import { useT } from '@signet/i18n/react'
import { useFeedback } from '@signet/ui'
import { Button, Tooltip } from 'antd'
import { CircleOff } from 'lucide-react'
import { type SavedList, useWithdrawList } from '../queries.ts'

/** Disables a published list, after explaining the effect. */
export function WithdrawList({ saved }: Readonly<{ saved: SavedList }>) {
  const t = useT()
  const feedback = useFeedback()
  const withdraw = useWithdrawList(saved.formId)
  if (saved.version === 0 || saved.state === 'withdrawn') return null

  const ask = async () => {
    const isSure = await feedback.ask({
      title: t('list-design.withdraw.title', { name: saved.name }),
      body: t('list-design.withdraw.body'),
      confirm: t('list-design.withdraw'),
      tone: 'danger',
    })
    if (!isSure) return
    withdraw.mutate(undefined, { onSuccess: () => feedback.success(t('list-design.withdraw.done')) })
  }
  return (
    <Tooltip title={t('list-design.withdraw')}>
      <Button
        icon={<CircleOff size={16} aria-hidden />}
        aria-label={t('list-design.withdraw')}
        loading={withdraw.isPending}
        onClick={() => void ask()}
      />
    </Tooltip>
  )
}

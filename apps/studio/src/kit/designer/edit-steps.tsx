import { useT } from '@signet/i18n/react'
import type { History } from '@signet/std'
import { Button, Tooltip } from 'antd'
import { Redo2, Undo2 } from 'lucide-react'

type EditStepsProps = Readonly<{
  history: History<unknown>
  tell: (deed: Readonly<{ deed: 'undo' | 'redo' }>) => void
}>

/** Undo and redo buttons. */
export function EditSteps({ history, tell }: EditStepsProps) {
  const t = useT()
  const steps = [
    { deed: 'undo', Icon: Undo2, isOff: history.past.length === 0 },
    { deed: 'redo', Icon: Redo2, isOff: history.future.length === 0 },
  ] as const
  return steps.map(({ deed, Icon, isOff }) => (
    <Tooltip key={deed} title={t(`studio.${deed}`)}>
      <Button
        icon={<Icon size={16} aria-hidden />}
        aria-label={t(`studio.${deed}`)}
        disabled={isOff}
        onClick={() => tell({ deed })}
      />
    </Tooltip>
  ))
}

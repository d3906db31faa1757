import { useT } from '@signet/i18n/react'
import { Switch } from 'antd'
import { useTurn } from './queries.ts'

type TurnSwitchProps = Readonly<{ id: string; name: string; isOn: boolean }>

/** Switches a trigger on or off where it stands; why it cannot be is said at once. */
export function TurnSwitch({ id, name, isOn }: TurnSwitchProps) {
  const t = useT()
  const turn = useTurn(id)
  return (
    <Switch
      aria-label={t('triggers.turn', { name })}
      checked={isOn}
      loading={turn.isPending}
      onClick={(_, event) => event.stopPropagation()}
      onChange={(next) => turn.mutate(next)}
    />
  )
}

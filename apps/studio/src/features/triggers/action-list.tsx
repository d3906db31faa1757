import { AutomationAction } from '@signet/flow'
import { useT } from '@signet/i18n/react'
import { Button } from 'antd'
import { ArrowDown, ArrowUp, type LucideIcon, Plus, X } from 'lucide-react'
import { PropertySection } from '../../kit/properties/property-row.tsx'
import { ActionSettings } from '../flow-design/index.ts'
import styles from './triggers.module.css'

const most = 20

type ActionListProps = Readonly<{
  actions: readonly AutomationAction[]
  onChange: (actions: AutomationAction[]) => void
}>

/** The actions, in order. */
export function ActionList({ actions, onChange }: ActionListProps) {
  const t = useT()
  return (
    <PropertySection title={t('triggers.actions')}>
      {actions.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: actions have no name, and their order is theirs
        <Action key={at} at={at} actions={actions} onChange={onChange} />
      ))}
      {actions.length < most && (
        <Button
          icon={<Plus size={16} aria-hidden />}
          onClick={() => onChange([...actions, AutomationAction.parse({ does: 'addRecord' })])}
        >
          {t('triggers.addAction')}
        </Button>
      )}
    </PropertySection>
  )
}

type ActionProps = ActionListProps & Readonly<{ at: number }>

function Action({ at, actions, onChange }: ActionProps) {
  const t = useT()
  const action = actions[at]
  if (!action) return null
  return (
    <section className={styles.action} aria-label={t('triggers.action', { place: at + 1 })}>
      <ActionHead at={at} actions={actions} onChange={onChange} />
      <ActionSettings action={action} onChange={(next) => onChange(actions.with(at, next))} />
    </section>
  )
}

/** The number of an action, and buttons to move and remove it. */
function ActionHead({ at, actions, onChange }: ActionProps) {
  const t = useT()
  const index = at + 1
  const swapWith = (other: number) => {
    const [action, another] = [actions[at], actions[other]]
    if (action && another) onChange(actions.with(at, another).with(other, action))
  }
  return (
    <div className={styles.actionHead}>
      <h4>{t('triggers.action', { place: index })}</h4>
      <ActionButton
        name={t('triggers.moveUp', { place: index })}
        Icon={ArrowUp}
        isOff={at === 0}
        onPress={() => swapWith(at - 1)}
      />
      <ActionButton
        name={t('triggers.moveDown', { place: index })}
        Icon={ArrowDown}
        isOff={index === actions.length}
        onPress={() => swapWith(at + 1)}
      />
      <ActionButton
        name={t('triggers.removeAction', { place: index })}
        Icon={X}
        onPress={() => onChange(actions.toSpliced(at, 1))}
      />
    </div>
  )
}

type ActionButtonProps = Readonly<{ name: string; Icon: LucideIcon; isOff?: boolean; onPress: () => void }>

function ActionButton({ name, Icon, isOff = false, onPress }: ActionButtonProps) {
  return (
    <Button
      type="text"
      disabled={isOff}
      icon={<Icon size={16} aria-hidden />}
      aria-label={name}
      onClick={onPress}
    />
  )
}

import { useT } from '@signet/i18n/react'
import { Dropdown } from 'antd'
import {
  ArrowDown,
  ArrowUp,
  ClipboardPaste,
  Copy,
  CopyPlus,
  type LucideIcon,
  Scissors,
  Trash2,
} from 'lucide-react'
import type { ReactElement } from 'react'
import { SmallButton } from '../../../kit/properties/property-row.tsx'
import { useDesigner } from '../designer/designer-context.ts'
import type { DesignerAction } from '../designer/designer-state.ts'
import { moveSelection } from '../designer/move-selection.ts'
import styles from './canvas.module.css'

type FieldAction = Readonly<{
  word: string
  Icon: LucideIcon
  /** Undefined where it has no effect. */
  action: DesignerAction | undefined
}>

/** What can be done with the selection, in the order of the buttons. */
function useFieldActions(): readonly FieldAction[] {
  const { form, state } = useDesigner()
  const { selected } = state
  return [
    { word: 'option.up', Icon: ArrowUp, action: moveSelection('ArrowUp', { form, selected }) },
    { word: 'option.down', Icon: ArrowDown, action: moveSelection('ArrowDown', { form, selected }) },
    { word: 'duplicate', Icon: CopyPlus, action: { type: 'duplicate' } },
    { word: 'remove', Icon: Trash2, action: { type: 'remove' } },
  ]
}

/** Buttons on a selected field. */
export function FieldActions() {
  const t = useT()
  const { dispatch } = useDesigner()
  return (
    <span className={styles.actions} data-field-actions="">
      {useFieldActions().map(({ word, Icon, action }) => (
        <SmallButton
          key={word}
          name={t(`form-design.${word}`)}
          Icon={Icon}
          isOff={!action}
          onPress={() => action && dispatch(action)}
        />
      ))}
    </span>
  )
}

/** Whether an event is from the buttons on a field, which keep their own selection. */
export function isFieldAction(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[data-field-actions]') !== null
}

/** The menu of the right mouse button over the selection. */
export function FieldMenu({ children }: Readonly<{ children: ReactElement }>) {
  const t = useT()
  const { state, dispatch } = useDesigner()
  const pasting: FieldAction = {
    word: 'paste',
    Icon: ClipboardPaste,
    action: state.clipboard.length > 0 ? { type: 'paste' } : undefined,
  }
  const selection: readonly FieldAction[] = [
    ...useFieldActions(),
    { word: 'copy', Icon: Copy, action: { type: 'copy' } },
    { word: 'cut', Icon: Scissors, action: { type: 'cut' } },
  ]
  const shown = state.selected.length > 0 ? [...selection, pasting] : [pasting]
  const items = shown.map(({ word, Icon, action }) => ({
    key: word,
    label: t(`form-design.${word}`),
    icon: <Icon size={16} aria-hidden />,
    disabled: !action,
    onClick: () => action && dispatch(action),
  }))
  return (
    <Dropdown trigger={['contextMenu']} menu={{ items }}>
      {children}
    </Dropdown>
  )
}

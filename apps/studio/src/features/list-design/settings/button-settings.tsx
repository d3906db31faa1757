import { useT } from '@signet/i18n/react'
import { type ButtonKey, buttonKeys, isForLooking, type ListDefinition } from '@signet/list'
import { Switch } from 'antd'
import { PropertyRow, PropertySection, useWord, WordsControl } from '../../form-design/index.ts'
import { useListDesigner } from '../designer/list-context.ts'
import { OrderedRows } from '../designer/ordered-rows.tsx'
import { ActionSettings } from './action-settings.tsx'

type ListButton = ListDefinition['buttons'][number]

/** What people can press: the buttons of the product, and the administrator's own. */
export function ButtonSettings() {
  const t = useT()
  const words = useWord()
  const { form, list, change } = useListDesigner()
  const nameOf = ({ key, label }: ListButton) => (label && words(label)) || t(`list-design.button.${key}`)

  return (
    <>
      <PropertySection title={t('list-design.buttons')}>
        <OrderedRows
          label={t('list-design.buttons')}
          isFixed
          rows={allButtons(list.buttons).filter(({ key }) => !form.dataView || isForLooking(key))}
          keyOf={({ key }) => key}
          nameOf={nameOf}
          quick={(button, set) => (
            <Switch
              size="small"
              aria-label={t('list-design.shown', { name: nameOf(button) })}
              checked={button.shown}
              onChange={(shown) => set({ shown })}
            />
          )}
          onChange={(buttons, about) => change({ buttons }, about && `buttons.${about}`)}
        >
          {(button, set) => (
            <PropertyRow label={t('list-design.button.label')}>
              {(id) => (
                <WordsControl
                  id={id}
                  value={button.label ?? ''}
                  onChange={(label) => set({ label: label === '' ? undefined : label }, 'label')}
                />
              )}
            </PropertyRow>
          )}
        </OrderedRows>
      </PropertySection>
      {!form.dataView && <ActionSettings />}
    </>
  )
}

/** Those that the list leaves out are not shown. */
function allButtons(buttons: readonly ListButton[]): readonly ListButton[] {
  const known = new Set<ButtonKey>(buttons.map(({ key }) => key))
  const left = buttonKeys.filter((key) => !known.has(key))
  return [...buttons, ...left.map((key) => ({ key, shown: false }))]
}

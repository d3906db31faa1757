import { useT } from '@signet/i18n/react'
import { useFeedback } from '@signet/ui'
import type { MenuProps } from 'antd'
import { asksOf } from '../looking.ts'
import { useRecordsDesk } from '../records-desk.ts'
import { useViewDeed, type View } from './queries.ts'

type Entries = NonNullable<MenuProps['items']>

/** What can be done with the view that is picked, as entries of a menu. */
export function useViewDeeds({ onRename }: Readonly<{ onRename: () => void }>) {
  const t = useT()
  const feedback = useFeedback()
  const { config, looking, pick } = useRecordsDesk()
  const modelId = config.id
  const change = useViewDeed((calls, id: string) =>
    calls.change({ modelId, id, asks: asksOf(looking, config.list) }),
  )
  const open = useViewDeed((calls, { id, isDefault }: View) =>
    calls.setDefault({ modelId, id, isDefault: !isDefault }),
  )
  const publish = useViewDeed((calls, { id, isPublished }: View) =>
    calls.publish({ modelId, id, isPublished: !isPublished }),
  )
  const remove = useViewDeed((calls, id: string) => calls.remove({ modelId, id }))
  const said = { onSuccess: () => feedback.success(t('studio.saved')) }
  const askToRemove = async ({ id, name, isPublished }: View) => {
    const isSure = await feedback.ask({
      title: t('studio.removeTitle', { name }),
      body: t(isPublished ? 'list-design.views.removeShared' : 'list-design.views.removeHint'),
      confirm: t('studio.remove'),
      tone: 'danger',
    })
    if (isSure) remove.mutate(id, { onSuccess: () => pick(undefined) })
  }

  return (view: View, isChanged: boolean): Entries => {
    const { id, name, can, isDefault, isPublished } = view
    const entries = [
      { deed: 'save', isThere: can.change && isChanged, onClick: () => change.mutate(id, said) },
      { deed: 'default', isThere: !isDefault, onClick: () => open.mutate(view, said) },
      { deed: 'notDefault', isThere: isDefault, onClick: () => open.mutate(view, said) },
      { deed: 'publish', isThere: can.publish && !isPublished, onClick: () => publish.mutate(view, said) },
      { deed: 'hide', isThere: can.publish && isPublished, onClick: () => publish.mutate(view, said) },
      { deed: 'rename', isThere: can.change, onClick: onRename },
      { deed: 'remove', isThere: can.change, onClick: () => void askToRemove(view) },
    ] as const
    return entries
      .filter(({ isThere }) => isThere)
      .map(({ deed, onClick }) => ({
        key: deed,
        label: t(`list-design.views.${deed}`, { name }),
        danger: deed === 'remove',
        onClick,
      }))
  }
}

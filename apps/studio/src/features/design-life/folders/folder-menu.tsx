import { useT } from '@signet/i18n/react'
import { Refusal } from '@signet/std'
import { useFeedback } from '@signet/ui'
import { Button, Dropdown } from 'antd'
import { CornerDownRight, FolderPlus, Merge, MoreHorizontal, Pencil, Trash2 } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { useListSearch } from '../../../kit/lists/list-search.ts'
import { useCategoryChange } from '../queries.ts'
import { CategoryDialog } from './category-dialog.tsx'
import styles from './folders.module.css'
import type { Folder } from './folders.ts'
import { MergeDialog, MoveDialog } from './place-dialogs.tsx'

type FolderMenuProps = Readonly<{ folder: Folder; folders: readonly Folder[] }>

const actions = {
  add: FolderPlus,
  edit: Pencil,
  move: CornerDownRight,
  merge: Merge,
  delete: Trash2,
} as const
type Action = keyof typeof actions

/** The menu of a folder: add one in it, rename, move, merge and delete. */
export function FolderMenu({ folder, folders }: FolderMenuProps) {
  const t = useT()
  const [opened, setOpened] = useState<Action>()
  const remove = useRemoval(folder)
  const close = () => setOpened(undefined)
  const choose = (action: Action) => (action === 'delete' ? void remove() : setOpened(action))
  const items = (Object.keys(actions) as Action[]).map((key) => {
    const Icon = actions[key]
    const label = t(`design-life.folder.${key}`)
    return { key, label, icon: <Icon size={16} aria-hidden />, danger: key === 'delete' }
  })
  const stayInMenu = (event: MouseEvent) => event.stopPropagation()

  return (
    // biome-ignore lint/a11y: the folder below is chosen on click, and by this menu it must not be.
    <span onClick={stayInMenu}>
      <Dropdown
        destroyOnHidden
        trigger={['click']}
        menu={{ items, onClick: ({ key }) => choose(key as Action) }}
      >
        <Button
          type="text"
          size="small"
          className={styles.menu ?? ''}
          icon={<MoreHorizontal size={16} aria-hidden />}
          aria-label={t('design-life.folder.menu', { name: folder.name })}
        />
      </Dropdown>
      {opened === 'add' && <CategoryDialog editing={{ parent: folder.category }} onClose={close} />}
      {opened === 'edit' && <CategoryDialog editing={{ folder }} onClose={close} />}
      {opened === 'move' && <MoveDialog folder={folder} folders={folders} onClose={close} />}
      {opened === 'merge' && <MergeDialog folder={folder} folders={folders} onClose={close} />}
    </span>
  )
}

/** Asks before it deletes; a folder with something in it says so and offers to move that up. */
function useRemoval({ category, name, parent }: Folder) {
  const t = useT()
  const feedback = useFeedback()
  const { search, change } = useListSearch()
  const { mutateAsync } = useCategoryChange((calls, movesUp: boolean) =>
    calls.deleteCategory({ category, movesUp }),
  )
  const ask = (body: string, confirm: string) =>
    feedback.ask({ title: t('design-life.folder.deleteTitle', { name }), body, confirm, tone: 'danger' })
  const attempt = async (movesUp: boolean): Promise<void> => {
    const refusal = await refusalOf(mutateAsync(movesUp))
    if (refusal?.code === 'design.categoryInUse') {
      if (await ask(refusal.message, t('design-life.folder.moveUp'))) await attempt(true)
      return
    }
    if (refusal) return feedback.error(refusal.message)
    if (search.category === category) await change({ category: parent ?? undefined })
    feedback.success(t('design-life.folder.deleted', { name }))
  }
  return async () => {
    if (await ask(t('design-life.folder.deleteHint'), t('studio.remove'))) await attempt(false)
  }
}

async function refusalOf(attempt: Promise<unknown>): Promise<Refusal | undefined> {
  try {
    await attempt
    return undefined
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

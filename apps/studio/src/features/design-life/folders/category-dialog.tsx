import { useT } from '@signet/i18n/react'
import { useState } from 'react'
import { FormDialog } from '../../../kit/dialogs/form-dialog.tsx'
import { noNames, type ThreeNames, ThreeNamesFields } from '../../../kit/fields/three-names.tsx'
import { useListSearch } from '../../../kit/lists/list-search.ts'
import { useCategoryChange } from '../queries.ts'
import type { Folder } from './folders.ts'

type CategoryDialogProps = Readonly<{
  /** A folder, or where the new one comes. */
  editing: Readonly<{ folder: Folder } | { parent: string | null }>
  onClose: () => void
}>

const longest = 60

/** The name of a category, in three languages. */
export function CategoryDialog({ editing, onClose }: CategoryDialogProps) {
  const t = useT()
  const { search, change } = useListSearch()
  const [value, setValue] = useState<ThreeNames>(namesOf(editing))
  const isNew = !('folder' in editing)
  const name = value.fullName.trim()
  const save = useCategoryChange((calls, _: undefined) => {
    const names = { 'zh-TW': value.translations['zh-TW'].trim(), 'en-US': value.translations['en-US'].trim() }
    return 'folder' in editing
      ? calls.changeCategory({ category: editing.folder.category, name, names })
      : calls.createCategory({ name, names, parent: editing.parent })
  })
  const done = () => {
    onClose()
    if ('folder' in editing && search.category === editing.folder.category) void change({ category: name })
  }

  return (
    <FormDialog
      title={t(isNew ? 'design-life.folder.new' : 'design-life.folder.editTitle')}
      confirm={t('studio.save')}
      missing={name === '' ? t('studio.missing.name') : undefined}
      isPending={save.isPending}
      error={save.error}
      onSubmit={() => save.mutate(undefined, { onSuccess: done })}
      onClose={onClose}
    >
      <ThreeNamesFields label={t('design-life.name')} longest={longest} value={value} onChange={setValue} />
    </FormDialog>
  )
}

function namesOf(editing: CategoryDialogProps['editing']): ThreeNames {
  if (!('folder' in editing)) return noNames
  const { category, names } = editing.folder
  return { fullName: category, translations: names }
}

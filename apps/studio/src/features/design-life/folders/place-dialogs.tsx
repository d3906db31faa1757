import { useMatcher, useT } from '@signet/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { TreeSelect } from 'antd'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { FormDialog } from '../../../kit/dialogs/form-dialog.tsx'
import { Labelled } from '../../../kit/fields/labelled.tsx'
import { useListSearch } from '../../../kit/lists/list-search.ts'
import type { Design } from '../design.ts'
import { categoriesQuery, useCategoryChange } from '../queries.ts'
import { type Folder, foldersFrom, noCategory } from './folders.ts'

type FolderDialogProps = Readonly<{ folder: Folder; folders: readonly Folder[]; onClose: () => void }>

/** Moves a folder into another one, or to the top. */
export function MoveDialog({ folder, folders, onClose }: FolderDialogProps) {
  const t = useT()
  const { category, name } = folder
  const [parent, setParent] = useState(folder.parent ?? noCategory)
  const move = useCategoryChange((calls, _: undefined) =>
    calls.moveCategory({ category, parent: parent === noCategory ? null : parent }),
  )
  return (
    <FormDialog
      title={t('design-life.folder.moveTitle', { name })}
      confirm={t('design-life.folder.moveConfirm')}
      isPending={move.isPending}
      error={move.error}
      onSubmit={() => move.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      <FolderField
        label={t('design-life.folder.into')}
        none={t('design-life.folder.top')}
        folders={folders}
        without={category}
        value={parent}
        onChange={setParent}
      />
    </FormDialog>
  )
}

/** Moves everything in a folder into another one, and deletes it. */
export function MergeDialog({ folder, folders, onClose }: FolderDialogProps) {
  const t = useT()
  const { search, change } = useListSearch()
  const { category, name } = folder
  const [into, setInto] = useState<string>()
  const merge = useCategoryChange((calls, to: string) => calls.mergeCategory({ category, into: to }))
  const done = () => {
    onClose()
    if (search.category === category) void change({ category: into })
  }
  return (
    <FormDialog
      title={t('design-life.folder.mergeTitle', { name })}
      confirm={t('design-life.folder.mergeConfirm')}
      missing={into === undefined ? t('design-life.folder.mergeMissing') : undefined}
      isPending={merge.isPending}
      error={merge.error}
      onSubmit={() => into !== undefined && merge.mutate(into, { onSuccess: done })}
      onClose={onClose}
    >
      <FolderField
        label={t('design-life.folder.with')}
        folders={folders}
        without={category}
        value={into}
        onChange={setInto}
      />
    </FormDialog>
  )
}

/** Moves a design into a folder, or out of all. */
export function CategoriseDialog({ design, onClose }: Readonly<{ design: Design; onClose: () => void }>) {
  const t = useT()
  const { kind, id, name } = design
  const { data } = useQuery(categoriesQuery(useClient(), { of: kind === 'flow' ? 'flows' : 'forms' }))
  const [chosen, setChosen] = useState(design.category || noCategory)
  const place = useCategoryChange((calls, _: undefined) =>
    calls.categorise({ kind, id, category: chosen === noCategory ? '' : chosen }),
  )
  return (
    <FormDialog
      title={t('design-life.folder.moveTitle', { name })}
      confirm={t('design-life.folder.moveConfirm')}
      isPending={place.isPending}
      error={place.error}
      onSubmit={() => place.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      <FolderField
        label={t('design-life.category')}
        none={t('design-life.folder.none')}
        folders={foldersFrom(data?.list ?? [])}
        value={chosen}
        onChange={setChosen}
      />
    </FormDialog>
  )
}

type FolderFieldProps = Readonly<{
  label: string
  /** What no folder at all is called, where that can be chosen. */
  none?: string
  folders: readonly Folder[]
  /** A category that cannot be chosen, nor any in it. */
  without?: string
  value: string | undefined
  onChange: (category: string) => void
}>

function FolderField({ label, none, folders, without, value, onChange }: FolderFieldProps) {
  const t = useT()
  const matches = useMatcher()
  const choices = choicesOf(folders, without)
  return (
    <Labelled label={label}>
      {(id) => (
        <TreeSelect<string>
          id={id}
          showSearch={{ filterTreeNode: (text, node) => matches(String(node.title), text) }}
          treeDefaultExpandAll
          placeholder={t('studio.choose')}
          {...(value !== undefined && { value })}
          treeData={none === undefined ? choices : [{ value: noCategory, title: none }, ...choices]}
          onChange={onChange}
        />
      )}
    </Labelled>
  )
}

type Choice = Readonly<{ value: string; title: string; children: Choice[] }>

function choicesOf(folders: readonly Folder[], without: string | undefined): Choice[] {
  return folders
    .filter(({ category }) => category !== without)
    .map(({ category, name, below }) => ({
      value: category,
      title: name,
      children: choicesOf(below, without),
    }))
}

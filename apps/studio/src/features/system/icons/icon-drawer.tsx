import type { Client } from '@signet/client'
import { largestIcon } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { ErrorNote, useFeedback } from '@signet/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { SideDrawer } from '../../../kit/details/side-drawer.tsx'
import { EditForm } from '../../../kit/fields/edit-form.tsx'
import { FileInput } from '../../../kit/fields/file-input.tsx'
import { TextField } from '../../../kit/fields/labelled-inputs.tsx'
import { RemoveButton } from '../../../kit/lists/list-buttons.tsx'
import styles from './icons.module.css'
import { freshAddress, type IconRow, useIconMutation } from './queries.ts'

type Draft = Readonly<{ fullName: string; category: string; picture: string }>

type IconDrawerProps = Readonly<{
  query: UseQueryResult<Awaited<ReturnType<Client['icons']['list']>>>
  id: string
  onClose: () => void
}>

/** An icon: its picture, name and category. */
export function IconDrawer({ query, id, onClose }: IconDrawerProps) {
  const t = useT()
  const icon = query.data?.list.find((one) => one.id === id)
  return (
    <SideDrawer title={icon?.fullName ?? t('icons.title')} width={480} onClose={onClose}>
      {query.error && !query.data && <ErrorNote error={query.error} />}
      {query.data && !icon && <p role="alert">{t('icons.gone')}</p>}
      {icon && <IconForm key={icon.version} icon={icon} onClose={onClose} />}
    </SideDrawer>
  )
}

function IconForm({ icon, onClose }: Readonly<{ icon: IconRow; onClose: () => void }>) {
  const t = useT()
  const feedback = useFeedback()
  const { id, version, fullName, category } = icon
  const [draft, setDraft] = useState<Draft>({ fullName, category, picture: '' })
  const save = useIconMutation(async (calls, { picture, ...names }: Draft) => {
    await calls.update({ id, version, ...names, ...(picture && { picture }) })
    // Said here, since the saved version is drawn anew.
    feedback.success(t('studio.saved'))
  })
  const remove = useIconMutation((calls, _: undefined) => calls.remove({ id }))
  return (
    <EditForm
      label={t('icons.icon')}
      mutation={save}
      onSubmit={() => save.mutate(draft)}
      aside={
        <RemoveButton
          name={fullName}
          consequence={t('icons.removeHint')}
          isBusy={remove.isPending}
          onRemove={() => remove.mutate(undefined, { onSuccess: onClose })}
        />
      }
    >
      <IconFields
        draft={draft}
        picture={draft.picture || freshAddress(icon)}
        change={(part) => setDraft({ ...draft, ...part })}
      />
      <ErrorNote error={remove.error} />
    </EditForm>
  )
}

export function NewIcon({ onClose }: Readonly<{ onClose: () => void }>) {
  const t = useT()
  const [draft, setDraft] = useState<Draft>({ fullName: '', category: '', picture: '' })
  const [isTried, setTried] = useState(false)
  const create = useIconMutation((calls, made: Draft) => calls.create(made))
  const submit = () => {
    setTried(true)
    if (draft.picture !== '') create.mutate(draft, { onSuccess: onClose })
  }
  return (
    <SideDrawer title={t('icons.new')} width={480} onClose={onClose}>
      <EditForm label={t('icons.new')} mutation={create} onSubmit={submit} onCancel={onClose}>
        <IconFields
          draft={draft}
          picture={draft.picture}
          change={(part) => setDraft({ ...draft, ...part })}
        />
        {isTried && draft.picture === '' && <p role="alert">{t('icons.missing')}</p>}
      </EditForm>
    </SideDrawer>
  )
}

type IconFieldsProps = Readonly<{
  draft: Draft
  picture: string
  change: (part: Partial<Draft>) => void
}>

function IconFields({ draft, picture, change }: IconFieldsProps) {
  const t = useT()
  return (
    <>
      <PictureField picture={picture} name={draft.fullName} change={change} />
      <TextField
        label={t('icons.name')}
        required
        maxLength={60}
        value={draft.fullName}
        onChange={(fullName) => change({ fullName })}
      />
      <TextField
        label={t('icons.category')}
        maxLength={40}
        value={draft.category}
        onChange={(category) => change({ category })}
      />
    </>
  )
}

type PictureFieldProps = Pick<IconFieldsProps, 'picture' | 'change'> & Readonly<{ name: string }>

/** A new icon without a name gets that of its file. */
function PictureField({ picture, name, change }: PictureFieldProps) {
  const t = useT()
  const feedback = useFeedback()
  const take = (file: File) => {
    if (file.size > largestIcon) {
      feedback.error(t('icons.pictureTooLarge'))
      return false
    }
    const reader = new FileReader()
    reader.onload = () => {
      const fullName = name || file.name.replace(/\.[^.]*$/, '').slice(0, 60)
      change({ fullName, picture: String(reader.result) })
    }
    reader.readAsDataURL(file)
    return true
  }
  return (
    <div className={styles.picture}>
      {picture !== '' && <img src={picture} alt={t('icons.picture')} />}
      <FileInput label={t('icons.fileHint')} accept="image/svg+xml,image/png,image/webp" onFile={take} />
    </div>
  )
}

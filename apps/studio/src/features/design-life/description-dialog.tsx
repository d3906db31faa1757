import { useT } from '@signet/i18n/react'
import { AppTile, tintOf, tintStyle } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { AutoComplete, Select } from 'antd'
import { useState } from 'react'
import { useClient } from '../../kit/context/app-context.ts'
import { FormDialog } from '../../kit/dialogs/form-dialog.tsx'
import { IconChoice } from '../../kit/fields/icon-choice.tsx'
import { Labelled } from '../../kit/fields/labelled.tsx'
import { TextField } from '../../kit/fields/labelled-inputs.tsx'
import { Swatches } from '../../kit/fields/swatches.tsx'
import { PersonSelect } from '../../kit/people/person-select.tsx'
import styles from './description-dialog.module.css'
import type { Design } from './design.ts'
import { labelsQuery, useDescribe } from './queries.ts'

const colors = ['blue', 'teal', 'green', 'olive', 'orange', 'red', 'pink', 'purple'] as const

type DescriptionDialogProps = Readonly<{ design: Design; onClose: () => void }>

/** Name, category, tags, owner, icon and color of a design. */
export function DescriptionDialog({ design, onClose }: DescriptionDialogProps) {
  const t = useT()
  const describe = useDescribe(design)
  const [draft, setDraft] = useState<Design>(design)
  const change = (part: Partial<Design>) => setDraft({ ...draft, ...part })
  const { name, category, icon, iconColor, tags, owner } = draft
  const submit = () =>
    describe.mutate(
      { ...{ name, category, icon, iconColor }, tags: [...tags], ownerId: owner?.id ?? null },
      { onSuccess: onClose },
    )

  return (
    <FormDialog
      title={t('design-life.description.title')}
      confirm={t('studio.save')}
      missing={name.trim() === '' ? t('studio.missing.name') : undefined}
      isPending={describe.isPending}
      error={describe.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={styles.names}>
        <AppTile icon={icon} name={name} seed={design.id} color={iconColor} />
        <TextField
          label={t('design-life.name')}
          autoFocus
          maxLength={100}
          value={name}
          onChange={(next) => change({ name: next })}
        />
      </div>
      <LabelFields design={draft} owner={design.owner} onChange={change} />
      <Swatches
        label={t('design-life.color')}
        options={colors.map((value) => ({ value, label: t(`design-life.color.${value}`) }))}
        chosen={iconColor}
        styleOf={(color) => tintStyle(tintOf('', color))}
        onChoose={(next) => change({ iconColor: next })}
      >
        {() => null}
      </Swatches>
      <IconChoice
        label={t('design-life.icon')}
        none={t('design-life.noIcon')}
        fallback={[...name.trim()][0] ?? ''}
        chosen={icon}
        onChoose={(next) => change({ icon: next })}
      />
    </FormDialog>
  )
}

type LabelFieldsProps = Readonly<{
  design: Design
  /** Offered first: who is it now. */
  owner: Design['owner']
  onChange: (part: Partial<Design>) => void
}>

/** Where a design is found, and who answers for it. Categories and tags of other designs are offered. */
function LabelFields({ design, owner, onChange }: LabelFieldsProps) {
  const t = useT()
  const { category, tags, kind } = design
  const { data } = useQuery(labelsQuery(useClient(), kind === 'flow' ? 'flows' : 'forms'))
  return (
    <div className={styles.labels}>
      <Labelled label={t('design-life.category')}>
        {(id) => (
          <AutoComplete
            id={id}
            maxLength={60}
            value={category}
            options={(data?.categories ?? []).map((one) => ({ value: one.category }))}
            showSearch={{ filterOption: true }}
            onChange={(next) => onChange({ category: next })}
          />
        )}
      </Labelled>
      <Labelled label={t('design-life.owner')}>
        {(id) => (
          <PersonSelect
            id={id}
            first={owner ? [{ value: owner.id, label: owner.name }] : []}
            value={design.owner?.id}
            onChange={(person) => onChange({ owner: { id: person, name: '' } })}
            onClear={() => onChange({ owner: null })}
          />
        )}
      </Labelled>
      <Labelled label={t('design-life.tags')} hint={t('design-life.tagsHint')}>
        {(id) => (
          <Select<string[]>
            id={id}
            mode="tags"
            maxCount={mostTags}
            tokenSeparators={[',', '，', '、', ';', '；']}
            value={[...tags]}
            options={(data?.tags ?? []).map((value) => ({ value }))}
            onChange={(next) => onChange({ tags: next.map((tag) => tag.trim().slice(0, 30)) })}
          />
        )}
      </Labelled>
    </div>
  )
}

const mostTags = 10

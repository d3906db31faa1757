import { useT } from '@signet/i18n/react'
import { AppIcon, AppTile, appIconNames, tintOf, tintStyle } from '@signet/ui'
import { useState } from 'react'
import { FormDialog } from '../../kit/dialogs/form-dialog.tsx'
import { TextField } from '../../kit/fields/labelled-inputs.tsx'
import { Swatches } from '../../kit/fields/swatches.tsx'
import styles from './description-dialog.module.css'
import type { Design } from './design.ts'
import { useDescribe } from './queries.ts'

const colors = ['blue', 'teal', 'green', 'olive', 'orange', 'red', 'pink', 'purple'] as const

type DescriptionDialogProps = Readonly<{ design: Design; onClose: () => void }>

/** Name, category, icon and color of a design. */
export function DescriptionDialog({ design, onClose }: DescriptionDialogProps) {
  const t = useT()
  const describe = useDescribe(design)
  const [draft, setDraft] = useState<Design>(design)
  const change = (part: Partial<Design>) => setDraft({ ...draft, ...part })
  const { name, category, icon, iconColor } = draft
  const submit = () => describe.mutate({ name, category, icon, iconColor }, { onSuccess: onClose })

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
        <TextField
          label={t('design-life.category')}
          maxLength={60}
          value={category}
          onChange={(next) => change({ category: next })}
        />
      </div>
      <Swatches
        label={t('design-life.color')}
        options={colors.map((value) => ({ value, label: t(`design-life.color.${value}`) }))}
        chosen={iconColor}
        styleOf={(color) => tintStyle(tintOf('', color))}
        onChoose={(next) => change({ iconColor: next })}
      >
        {() => null}
      </Swatches>
      <Swatches
        label={t('design-life.icon')}
        options={['', ...appIconNames].map((value) => ({ value, label: value || t('design-life.noIcon') }))}
        chosen={icon}
        onChoose={(next) => change({ icon: next })}
      >
        {(value) => <AppIcon icon={value} fallback={[...name.trim()][0] ?? ''} />}
      </Swatches>
    </FormDialog>
  )
}

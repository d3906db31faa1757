import { useT } from '@signet/i18n/react'
import { classes } from '@signet/ui'
import { Tabs } from 'antd'
import desk from '../../../shell/designer/desk.module.css'
import { useEditKeys } from '../../../shell/use-edit-keys.ts'
import type { SavedTemplate } from '../queries.ts'
import { Settings } from '../settings/settings.tsx'
import { BlockCanvas } from './block-canvas.tsx'
import { BlockPalette } from './block-palette.tsx'
import { Outline } from './outline.tsx'
import { TemplateBar } from './template-bar.tsx'
import { TemplateProvider } from './template-context.ts'
import styles from './template-desk.module.css'
import { useNewTemplate } from './use-new-template.ts'

type TemplateDeskProps = Readonly<{ formId: string; saved: SavedTemplate }>

/** Palette and outline, the paper in its own proportions with a real record on it, and settings. */
export function TemplateDesk({ formId, saved }: TemplateDeskProps) {
  const t = useT()
  const designer = useNewTemplate(formId, saved)
  useEditKeys(designer.tell)

  return (
    <TemplateProvider value={designer}>
      <div className={classes(desk.desk, styles.desk)}>
        <TemplateBar saved={saved} />
        <aside className={styles.left} aria-label={t('print-templates.parts')}>
          <Tabs
            size="small"
            items={[
              { key: 'palette', label: t('print-templates.palette'), children: <BlockPalette /> },
              { key: 'outline', label: t('print-templates.outline'), children: <Outline /> },
            ]}
          />
        </aside>
        <BlockCanvas />
        <Settings />
      </div>
    </TemplateProvider>
  )
}

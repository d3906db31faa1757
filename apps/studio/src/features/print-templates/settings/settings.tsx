import { useT } from '@signet/i18n/react'
import { useTemplateDesigner } from '../designer/template-context.ts'
import { BlockSettings } from './block-settings.tsx'
import { PageSettings } from './page-settings.tsx'
import styles from './settings.module.css'

/** The settings of the selected block, or else of the page. */
export function Settings() {
  const t = useT()
  const { template, state } = useTemplateDesigner()
  const block = template.blocks.find(({ id }) => id === state.selected)
  return (
    <aside className={styles.settings} data-settings="" aria-label={t('print-templates.settings')}>
      {block ? <BlockSettings key={block.id} block={block} /> : <PageSettings />}
    </aside>
  )
}

import { useT } from '@signet/i18n/react'
import { Checkbox, Drawer } from 'antd'
import { useMemo, useState } from 'react'
import { useDesigner } from '../designer-context.ts'
import { TextTable } from './text-table.tsx'
import styles from './translations.module.css'
import { missingIn, writtenTexts } from './written-texts.ts'

/** Every text of the form in three languages, side by side. */
export function TranslationsDrawer({ onClose }: Readonly<{ onClose: () => void }>) {
  const t = useT()
  const { form } = useDesigner()
  const texts = useMemo(() => writtenTexts(form), [form])
  const missing = texts.filter(({ text }) => missingIn(text).length > 0)
  const [wanted, setWanted] = useState<ReadonlySet<string>>()
  const shown = wanted ? texts.filter(({ id }) => wanted.has(id)) : texts

  return (
    <Drawer open size={960} title={t('form-design.translation')} onClose={onClose}>
      <div className={styles.bar}>
        <p role="status">{t('form-design.translation.missing', { count: missing.length })}</p>
        <Checkbox
          checked={wanted !== undefined}
          onChange={({ target }) =>
            setWanted(target.checked ? new Set(missing.map(({ id }) => id)) : undefined)
          }
        >
          {t('form-design.translation.onlyMissing')}
        </Checkbox>
      </div>
      <TextTable texts={shown} />
      <p className={styles.keys}>{t('form-design.translation.keys')}</p>
    </Drawer>
  )
}

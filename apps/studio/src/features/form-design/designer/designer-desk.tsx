import type { FormDefinition } from '@signet/form'
import { useT } from '@signet/i18n/react'
import { classes } from '@signet/ui'
import { Tabs } from 'antd'
import { useRef, useState } from 'react'
import desk from '../../../shell/designer/desk.module.css'
import { useEditKeys } from '../../../shell/use-edit-keys.ts'
import { Canvas } from './canvas/canvas.tsx'
import { DesignerProvider } from './designer-context.ts'
import styles from './designer-desk.module.css'
import { FormPreview, type PreviewWidth } from './form-preview.tsx'
import { Kits } from './kits/kits.tsx'
import { Outline } from './outline.tsx'
import { Palette } from './palette.tsx'
import { Properties } from './properties/properties.tsx'
import type { SavedForm } from './saved-form.ts'
import { TopBar } from './top-bar.tsx'
import { type LeftTab, useLeftSide } from './use-left-side.ts'
import { useNewDesigner } from './use-new-designer.ts'

type DesignerDeskProps = Readonly<{ saved: SavedForm; loaded: FormDefinition }>

/** Palette and outline, canvas, properties, and the form as staff see it beside it. */
export function DesignerDesk({ saved, loaded }: DesignerDeskProps) {
  const designer = useNewDesigner(loaded)
  const [hasPreview, setPreview] = useState(false)
  const [width, setWidth] = useState<PreviewWidth>('phone')
  useEditKeys(designer.tell)

  return (
    <DesignerProvider value={designer}>
      <div className={classes(desk.desk, styles.desk)} data-preview={hasPreview ? width : undefined}>
        <TopBar saved={saved} hasPreview={hasPreview} onPreview={setPreview} />
        <LeftSide />
        <Canvas />
        {hasPreview && <FormPreview width={width} onWidth={setWidth} />}
        <Properties />
      </div>
    </DesignerProvider>
  )
}

function LeftSide() {
  const t = useT()
  const side = useRef<HTMLElement>(null)
  const { tab, setTab } = useLeftSide(side)
  return (
    <aside ref={side} className={styles.left} aria-label={t('form-design.parts')}>
      <Tabs
        size="small"
        activeKey={tab}
        onChange={(key) => setTab(key as LeftTab)}
        items={[
          { key: 'palette', label: t('form-design.palette'), children: <Palette /> },
          { key: 'kits', label: t('form-design.kits'), children: <Kits /> },
          { key: 'outline', label: t('form-design.outline'), children: <Outline /> },
        ]}
      />
    </aside>
  )
}

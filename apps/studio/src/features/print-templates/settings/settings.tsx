import { useT } from '@signet/i18n/react'
import { type BlockKindName, blockWidths, dividerLines, type PrintBlock } from '@signet/print'
import { sharedStyles } from '@signet/ui'
import { Copy, Trash2 } from 'lucide-react'
import type { FunctionComponent } from 'react'
import { PropertySection, SmallButton } from '../../../kit/properties/property-row.tsx'
import { SelectRow, SwitchRow } from '../../../kit/properties/setting-rows.tsx'
import { useTemplateDesigner } from '../designer/template-context.ts'
import { FieldsSettings, TableSettings } from './fields-settings.tsx'
import { CodeSettings, ImageSettings } from './image-settings.tsx'
import { PageSettings } from './page-settings.tsx'
import { NumberRow } from './setting-rows.tsx'
import styles from './settings.module.css'
import { SignaturesSettings, TextSettings } from './text-settings.tsx'

/** The settings of the selected block, or else of the page. */
export function Settings() {
  const t = useT()
  const { template, state } = useTemplateDesigner()
  const block = template.blocks.find(({ id }) => id === state.selected)
  return (
    <aside className={sharedStyles.panel} data-settings="" aria-label={t('print-templates.settings')}>
      {block ? <BlockSettings key={block.id} block={block} /> : <PageSettings />}
    </aside>
  )
}

type KindSettings = {
  [Name in BlockKindName]: FunctionComponent<Readonly<{ block: Extract<PrintBlock, { kind: Name }> }>>
}

const own: KindSettings = {
  text: TextSettings,
  fields: FieldsSettings,
  table: TableSettings,
  code: CodeSettings,
  image: ImageSettings,
  divider: DividerSettings,
  space: SpaceSettings,
  signatures: SignaturesSettings,
  timeline: TimelineSettings,
}

/** The settings of this kind of block, and the common ones. */
function BlockSettings({ block }: Readonly<{ block: PrintBlock }>) {
  const t = useT()
  const { dispatch } = useTemplateDesigner()
  const Own = own[block.kind] as FunctionComponent<Readonly<{ block: PrintBlock }>>
  return (
    <>
      <PropertySection title={t(`print-templates.kind.${block.kind}`)}>
        <div className={styles.actions}>
          <SmallButton
            name={t('print-templates.duplicate')}
            Icon={Copy}
            onPress={() => dispatch({ type: 'duplicate' })}
          />
          <SmallButton
            name={t('print-templates.remove')}
            Icon={Trash2}
            onPress={() => dispatch({ type: 'remove' })}
          />
        </div>
        <Own block={block} />
      </PropertySection>
      <PositionSettings block={block} />
    </>
  )
}

function PositionSettings({ block }: Readonly<{ block: PrintBlock }>) {
  const t = useT()
  const { change } = useTemplateDesigner()
  const switches = ['newPage', 'keepTogether'] as const
  return (
    <PropertySection title={t('print-templates.place')}>
      <SelectRow
        label={t('print-templates.width')}
        value={block.width}
        options={blockWidths.map((value) => ({ value, label: t(`print-templates.width.${value}`) }))}
        onChange={(width) => change({ ...block, width })}
      />
      {switches.map((name) => (
        <SwitchRow
          key={name}
          label={t(`print-templates.${name}`)}
          value={block[name]}
          onChange={(isOn) => change({ ...block, [name]: isOn })}
        />
      ))}
    </PropertySection>
  )
}

function TimelineSettings({ block }: Readonly<{ block: Extract<PrintBlock, { kind: 'timeline' }> }>) {
  const t = useT()
  const { change } = useTemplateDesigner()
  return (['withOpinions', 'withSignatures'] as const).map((name) => (
    <SwitchRow
      key={name}
      label={t(`print-templates.${name}`)}
      value={block[name]}
      onChange={(isOn) => change({ ...block, [name]: isOn })}
    />
  ))
}

function DividerSettings({ block }: Readonly<{ block: Extract<PrintBlock, { kind: 'divider' }> }>) {
  const t = useT()
  const { change } = useTemplateDesigner()
  return (
    <SelectRow
      label={t('print-templates.line')}
      value={block.line}
      options={dividerLines.map((value) => ({ value, label: t(`print-templates.line.${value}`) }))}
      onChange={(line) => change({ ...block, line })}
    />
  )
}

function SpaceSettings({ block }: Readonly<{ block: Extract<PrintBlock, { kind: 'space' }> }>) {
  const t = useT()
  const { change } = useTemplateDesigner()
  return (
    <NumberRow
      label={t('print-templates.height')}
      value={block.height}
      min={1}
      max={250}
      onChange={(height) => change({ ...block, height }, 'height')}
    />
  )
}

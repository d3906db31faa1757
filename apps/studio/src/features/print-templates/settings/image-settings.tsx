import { useT } from '@signet/i18n/react'
import { codeFormats, type PrintBlock, recordAddress } from '@signet/print'
import { useFeedback } from '@signet/ui'
import { FieldRow } from '../../../kit/properties/field-rows.tsx'
import { PropertyRow } from '../../../kit/properties/property-row.tsx'
import { SegmentedRow, SelectRow, SwitchRow } from '../../../kit/properties/setting-rows.tsx'
import { useTemplateDesigner } from '../designer/template-context.ts'
import { AlignRow, NumberRow, useMistakeAt } from './setting-rows.tsx'
import styles from './settings.module.css'

type ImageBlock = Extract<PrintBlock, { kind: 'image' }>
const sources = ['logo', 'field'] as const

export function ImageSettings({ block }: Readonly<{ block: ImageBlock }>) {
  const t = useT()
  const { change } = useTemplateDesigner()
  return (
    <>
      <SegmentedRow<ImageBlock['from']>
        label={t('print-templates.picture')}
        value={block.from}
        options={sources.map((value) => ({ value, label: t(`print-templates.picture.${value}`) }))}
        onChange={(from) => change({ ...block, from })}
      />
      {block.from === 'logo' ? <LogoRow block={block} /> : <PictureField block={block} />}
      <NumberRow
        label={t('print-templates.height')}
        value={block.height}
        min={3}
        max={280}
        onChange={(height) => change({ ...block, height }, 'height')}
      />
      <AlignRow value={block.align} onChange={(align) => change({ ...block, align })} />
    </>
  )
}

function PictureField({ block }: Readonly<{ block: ImageBlock }>) {
  const t = useT()
  const { change, fields } = useTemplateDesigner()
  const mistakeAt = useMistakeAt(block.id)
  const shown = fields.filter(
    (field) =>
      field.from === 'form' && field.field.parent === undefined && field.field.kind.printed !== undefined,
  )
  return (
    <FieldRow
      label={t('print-templates.picture.field')}
      fields={shown}
      value={block.field}
      mistake={mistakeAt('field')}
      onChange={(field = '') => change({ ...block, field })}
    />
  )
}

/** In bytes: the largest picture that a template can hold. */
const maxPictureBytes = 200_000

function LogoRow({ block }: Readonly<{ block: ImageBlock }>) {
  const t = useT()
  const mistakeAt = useMistakeAt(block.id)
  const feedback = useFeedback()
  const { change } = useTemplateDesigner()
  const take = (file: File | undefined) => {
    if (!file) return
    if (file.size > maxPictureBytes || !['image/png', 'image/jpeg'].includes(file.type))
      return feedback.error(t('print-templates.logoRefused'))
    const reader = new FileReader()
    reader.onload = () => {
      if (typeof reader.result === 'string') change({ ...block, picture: reader.result })
    }
    reader.readAsDataURL(file)
  }
  return (
    <PropertyRow
      label={t('print-templates.picture.logo')}
      help={t('print-templates.logoHelp')}
      mistake={mistakeAt('picture')}
    >
      {(id) => (
        <>
          {block.picture !== '' && <img className={styles.logo} src={block.picture} alt="" />}
          <input
            id={id}
            type="file"
            accept="image/png,image/jpeg"
            onChange={({ target }) => take(target.files?.[0])}
          />
        </>
      )}
    </PropertyRow>
  )
}

type CodeBlock = Extract<PrintBlock, { kind: 'code' }>

export function CodeSettings({ block }: Readonly<{ block: CodeBlock }>) {
  const t = useT()
  const { change, fields } = useTemplateDesigner()
  const mistakeAt = useMistakeAt(block.id)
  const own = fields.filter((field) => field.from === 'record' || field.field.kind.holds === 'value')
  return (
    <>
      <SelectRow
        label={t('print-templates.format')}
        value={block.format}
        options={codeFormats.map((value) => ({ value, label: t(`print-templates.format.${value}`) }))}
        onChange={(format) => change({ ...block, format })}
      />
      <FieldRow
        label={t('print-templates.says')}
        fields={[{ path: recordAddress, name: t('print-templates.recordAddress') }, ...own]}
        value={block.says}
        mistake={mistakeAt('says')}
        onChange={(says = '') => change({ ...block, says })}
      />
      <CodeLooks block={block} />
    </>
  )
}

/** Size, caption and alignment. */
function CodeLooks({ block }: Readonly<{ block: CodeBlock }>) {
  const t = useT()
  const { change } = useTemplateDesigner()
  return (
    <>
      <NumberRow
        label={t('print-templates.codeSize')}
        value={block.size}
        min={5}
        max={100}
        onChange={(size) => change({ ...block, size }, 'size')}
      />
      <SwitchRow
        label={t('print-templates.caption')}
        value={block.caption}
        onChange={(caption) => change({ ...block, caption })}
      />
      <AlignRow value={block.align} onChange={(align) => change({ ...block, align })} />
    </>
  )
}

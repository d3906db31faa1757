import { useT } from '@signet/i18n/react'
import { type PaperName, type PrintPage, paperNames } from '@signet/print'
import { PropertyRow, PropertySection } from '../../../kit/properties/property-row.tsx'
import { SegmentedRow, SelectRow, TextRow } from '../../../kit/properties/setting-rows.tsx'
import { useTemplateDesigner } from '../designer/template-context.ts'
import { LabelSettings } from './label-settings.tsx'
import { NumberCells, NumberRow, useChangePage, useMistakeAt } from './setting-rows.tsx'
import { WordsField } from './text-settings.tsx'

const sides = ['top', 'right', 'bottom', 'left'] as const
const orientations = ['portrait', 'landscape'] as const
const typefaces = ['sans', 'serif'] as const

/** Name, paper and margins of the template. */
export function PageSettings() {
  const t = useT()
  const { name, template, dispatch } = useTemplateDesigner()
  const { page } = template
  return (
    <>
      <PropertySection title={t('print-templates.page')}>
        <TextRow
          label={t('print-templates.name')}
          maxLength={100}
          value={name}
          onChange={(name) => dispatch({ type: 'rename', name })}
        />
        <PaperRows />
        <MarginRow />
        <PageText />
      </PropertySection>
      <LabelSettings />
      {!page.labels && <RunningSettings />}
    </>
  )
}

/** Size and typeface of the text. */
function PageText() {
  const t = useT()
  const { template } = useTemplateDesigner()
  const { page } = template
  const change = useChangePage()
  return (
    <>
      <NumberRow
        label={t('print-templates.textSize')}
        value={page.textSize}
        min={5}
        max={24}
        step={0.5}
        onChange={(textSize) => change({ textSize }, 'textSize')}
      />
      <SegmentedRow<PrintPage['typeface']>
        label={t('print-templates.typeface')}
        value={page.typeface}
        options={typefaces.map((value) => ({ value, label: t(`print-templates.typeface.${value}`) }))}
        onChange={(typeface) => change({ typeface })}
      />
    </>
  )
}

function PaperRows() {
  const t = useT()
  const { template } = useTemplateDesigner()
  const { page } = template
  const change = useChangePage()
  const mistakeAt = useMistakeAt(undefined)
  return (
    <>
      <SelectRow
        label={t('print-templates.paper')}
        mistake={mistakeAt('page')}
        value={page.paper}
        options={paperNames.map((value) => ({ value, label: t(`print-templates.paper.${value}`) }))}
        onChange={(paper) => change(changePaper(page, paper))}
      />
      {page.paper === 'own' ? <PaperSize /> : <OrientationChoice />}
    </>
  )
}

function PaperSize() {
  const t = useT()
  const { template } = useTemplateDesigner()
  const { page } = template
  const change = useChangePage()
  return (
    <NumberCells
      cells={(['width', 'height'] as const).map((name) => ({
        name,
        label: t(`print-templates.own.${name}`),
        value: page.own[name],
        min: name === 'width' ? 15 : 10,
        max: 1000,
      }))}
      onChange={(name, next) => change({ own: { ...page.own, [name]: next } }, name)}
    />
  )
}

function OrientationChoice() {
  const t = useT()
  const { template } = useTemplateDesigner()
  const { page } = template
  const change = useChangePage()
  return (
    <SegmentedRow<PrintPage['orientation']>
      label={t('print-templates.orientation')}
      value={page.orientation}
      options={orientations.map((value) => ({
        value,
        label: t(`print-templates.orientation.${value}`),
      }))}
      onChange={(orientation) => change({ orientation })}
    />
  )
}

function MarginRow() {
  const t = useT()
  const { template } = useTemplateDesigner()
  const { margins } = template.page
  const change = useChangePage()
  return (
    <PropertyRow label={t('print-templates.margins')} arrangement="group">
      {() => (
        <NumberCells
          cells={sides.map((name) => ({
            name,
            label: t(`print-templates.margin.${name}`),
            value: margins[name],
            min: 0,
            max: 100,
          }))}
          onChange={(name, next) => change({ margins: { ...margins, [name]: next } }, name)}
        />
      )}
    </PropertyRow>
  )
}

/** Label rolls get narrow margins, a small font and one label per record. */
function changePaper(page: PrintPage, paper: PaperName): Partial<PrintPage> {
  const isLabel = paper.startsWith('label')
  const wasLabel = page.paper.startsWith('label')
  if (isLabel === wasLabel) return { paper }
  const alone = { columns: 1, rows: 1, gapX: 0, gapY: 0, outlined: false }
  return isLabel
    ? { paper, margins: { top: 2, right: 2, bottom: 2, left: 2 }, textSize: 8, labels: alone }
    : { paper, margins: { top: 18, right: 15, bottom: 18, left: 15 }, textSize: 10.5, labels: undefined }
}

const places = ['start', 'middle', 'end'] as const

/** Header and footer of every page. */
function RunningSettings() {
  const t = useT()
  const { template, dispatch } = useTemplateDesigner()
  const mistakeAt = useMistakeAt(undefined)
  return (['header', 'footer'] as const).map((line) => (
    <PropertySection key={line} title={t(`print-templates.${line}`)}>
      {places.map((place) => (
        <PropertyRow
          key={place}
          label={t(`print-templates.align.${place}`)}
          mistake={mistakeAt(`${line}.${place}`)}
        >
          {(id) => (
            <WordsField
              id={id}
              isRunning
              value={template[line][place]}
              onChange={(words) =>
                dispatch({
                  type: 'edit',
                  edit: (draft) => ({ ...draft, [line]: { ...draft[line], [place]: words } }),
                  about: `${line} ${place}`,
                })
              }
            />
          )}
        </PropertyRow>
      ))}
    </PropertySection>
  ))
}

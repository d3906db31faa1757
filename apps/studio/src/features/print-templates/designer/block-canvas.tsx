import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { attachClosestEdge, extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge'
import { scanLink } from '@signet/client'
import { type FormPlan, type Locale, rightsElsewhere, sheetLines } from '@signet/form'
import { amountInCapitals, type Translate } from '@signet/i18n'
import { useFormats, useLanguage, useT } from '@signet/i18n/react'
import { type BlockKindName, moveBlock, type PrintBlock, PrintedRecord, paperSize } from '@signet/print'
import { FitWidth, type PrintContext, PrintSheets, usePictures } from '@signet/print/react'
import { sharedStyles } from '@signet/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, type RefObject, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useApp, useClient } from '../../../kit/context/app-context.ts'
import { currentUserQuery } from '../../../kit/context/name-queries.ts'
import { printedQuery, sampleIdsQuery, useDownload } from '../queries.ts'
import styles from './block-canvas.module.css'
import { useAddBlock, useTemplateDesigner } from './template-context.ts'

/** The paper with a real record, or an invented one if there are none. */
export function BlockCanvas() {
  const { t } = useLanguage()
  const { formId, formName, template, dispatch } = useTemplateDesigner()
  const [at, setAt] = useState(0)
  const { records, count } = useSamples(at)
  const { urlOf } = usePictures(records, useDownload())
  const formulaContext = usePrintContext({ modelId: formId, name: formName, urlOf })
  const { width, height } = paperSize(template.page)

  return (
    <main className={styles.canvas}>
      <div className={styles.bar}>
        <button
          type="button"
          className={styles.page}
          onClick={() => dispatch({ type: 'select', id: undefined })}
        >
          {t('print-templates.pageSize', { width, height })}
        </button>
        <span className={sharedStyles.fill} />
        {count === 0 ? (
          <span>{t('print-templates.invented')}</span>
        ) : (
          <SampleButtons at={at} count={count} onMove={setAt} />
        )}
      </div>
      <div className={styles.desk}>
        <FitWidth width={width} most={template.page.labels ? 2.5 : 1}>
          <PrintSheets
            template={template}
            records={records}
            context={formulaContext}
            frame={(block, drawn) => <BlockFrame key={block.id} block={block} drawn={drawn} />}
          />
        </FitWidth>
      </div>
    </main>
  )
}

type SampleButtonsProps = Readonly<{ at: number; count: number; onMove: (at: number) => void }>

/** Steps through the records that fill the template. */
function SampleButtons({ at, count, onMove }: SampleButtonsProps) {
  const { t } = useLanguage()
  return (
    <>
      <Button
        size="small"
        type="text"
        icon={<ChevronLeft size={16} aria-hidden />}
        aria-label={t('print-templates.recordBefore')}
        disabled={at === 0}
        onClick={() => onMove(at - 1)}
      />
      <span role="status">{t('print-templates.record', { at: at + 1, count })}</span>
      <Button
        size="small"
        type="text"
        icon={<ChevronRight size={16} aria-hidden />}
        aria-label={t('print-templates.recordBehind')}
        disabled={at >= count - 1}
        onClick={() => onMove(at + 1)}
      />
    </>
  )
}

/** One record, or a sheet full of labels, fetched with a short delay after typing. */
function useSamples(at: number) {
  const { formId: modelId, plan, template } = useTemplateDesigner()
  const { locale, t } = useLanguage()
  const client = useClient()
  const settled = useDeferredValue(template)
  const { data: all = none } = useQuery(sampleIdsQuery(client, modelId))
  const ids = settled.page.labels ? all.slice(at) : all.slice(at, at + 1)
  const { data } = useQuery({
    ...printedQuery(client, { modelId, ids, template: settled }),
    enabled: ids.length > 0,
    retry: false,
    placeholderData: keepPreviousData,
  })
  const invented = useMemo(() => [createSampleRecord(plan, { locale, t })], [plan, locale, t])
  const records = data && data.length > 0 ? data : invented
  return { records, count: data && data.length > 0 ? all.length : 0 }
}

const none: readonly string[] = []

const inventedRows = 3

type ReaderOptions = Readonly<{ locale: Locale; t: Translate }>

/** An invented record: every field shows its own label. */
function createSampleRecord(plan: FormPlan, { locale, t }: ReaderOptions): PrintedRecord {
  const lines = sheetLines(
    plan,
    {},
    {
      reader: { locale },
      rights: rightsElsewhere(),
      withEmpty: true,
      capitals: (amount) => amountInCapitals(amount, locale),
    },
  )
  return PrintedRecord.parse({
    id: 'sample',
    timeline: [createSampleStep(t)],
    lines: lines.map(({ columns, ...line }) => ({
      ...line,
      text: line.isHeading ? '' : `[${line.label}]`,
      ...(columns && {
        columns,
        rows: Array.from({ length: inventedRows }, () =>
          columns.map(({ path, label }) => ({ path, label, text: `[${label}]` })),
        ),
      }),
    })),
  })
}

function createSampleStep(t: Translate): PrintedRecord['timeline'][number] {
  const at = t('print-templates.sample.time')
  return {
    name: t('print-templates.sample.step'),
    at,
    people: [
      {
        name: t('print-templates.sample.person'),
        outcome: t('print-templates.sample.decision'),
        opinion: t('print-templates.sample.opinion'),
        at,
        signature: '',
      },
    ],
  }
}

type BlockFrameProps = Readonly<{ block: PrintBlock; drawn: ReactNode }>

/** A block on the paper that can be selected and dragged. The outline is its keyboard alternative. */
function BlockFrame({ block, drawn }: BlockFrameProps) {
  const t = useT()
  const { template, state, dispatch, mistakes } = useTemplateDesigner()
  const box = useRef<HTMLDivElement>(null)
  const index = template.blocks.findIndex(({ id }) => id === block.id)
  useBlockSource(box, { id: block.id })
  const landing = useBlockTarget(box, index)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the outline is the keyboard alternative
    // biome-ignore lint/a11y/useKeyWithClickEvents: the outline is the keyboard alternative
    <div
      ref={box}
      className={styles.frame}
      data-selected={state.selected === block.id || undefined}
      data-wrong={mistakes.some((mistake) => mistake.block === block.id) || undefined}
      data-landing={landing}
      data-new-page={block.newPage || undefined}
      data-name={t(`print-templates.kind.${block.kind}`)}
      onClick={() => dispatch({ type: 'select', id: block.id })}
    >
      {drawn}
    </div>
  )
}

type DropSide = 'before' | 'behind' | undefined

/** Accepts blocks dropped before or after the block at `place`. Returns the target of the current drag. */
function useBlockTarget(element: RefObject<HTMLElement | null>, index: number): DropSide {
  const [landing, setLanding] = useState<DropSide>(undefined)
  const { dispatch } = useTemplateDesigner()
  const add = useAddBlock()
  const now = useRef({ place: index, dispatch, add })
  now.current = { place: index, dispatch, add }

  useEffect(() => {
    if (!element.current) return
    const drop = (carried: Readonly<Record<string, unknown>>, at: number) => {
      const dragged = readDraggedBlock(carried)
      if (!dragged) return
      if ('kind' in dragged) now.current.add(dragged.kind, at)
      else now.current.dispatch({ type: 'edit', edit: (draft) => moveBlock(draft, dragged.id, at) })
    }
    return dropTargetForElements({
      element: element.current,
      canDrop: ({ source }) => readDraggedBlock(source.data) !== undefined,
      getData: ({ input, element: hovered }) =>
        attachClosestEdge({}, { input, element: hovered, allowedEdges: ['top', 'bottom'] }),
      onDrag: ({ self }) => setLanding(readDropSide(self.data)),
      onDragLeave: () => setLanding(undefined),
      onDrop: ({ self, source }) => {
        setLanding(undefined)
        drop(source.data, now.current.place + (readDropSide(self.data) === 'behind' ? 1 : 0))
      },
    })
  }, [element])

  return landing
}

function readDropSide(carried: Readonly<Record<string | symbol, unknown>>): 'before' | 'behind' {
  return extractClosestEdge(carried) === 'top' ? 'before' : 'behind'
}

/** Drag data: a new block of a kind, or an existing one. */
export type BlockDragData = Readonly<{ kind: BlockKindName } | { id: string }>

/** Makes an element draggable onto the paper. */
export function useBlockSource(element: RefObject<HTMLElement | null>, dragged: BlockDragData): void {
  const what = JSON.stringify(dragged)
  useEffect(() => {
    if (!element.current) return
    return draggable({ element: element.current, getInitialData: () => ({ block: what }) })
  }, [element, what])
}

/** Returns the drag data; undefined for other drags. */
function readDraggedBlock({ block }: Readonly<Record<string, unknown>>): BlockDragData | undefined {
  // Only `useBlockSource` writes it.
  return typeof block === 'string' ? (JSON.parse(block) as BlockDragData) : undefined
}

type PrintOptions = Readonly<{ modelId: string; name: string; urlOf: PrintContext['urlOf'] }>

/** The context of a print: person, time and addresses of records in the staff client. */
function usePrintContext({ modelId, name, urlOf }: PrintOptions): PrintContext {
  const { dateTime } = useFormats()
  const { data } = useQuery(currentUserQuery(useApp()))
  const person = data?.userInfo.userName ?? ''
  const facts = useMemo(
    () => ({ $model: name, $printedBy: person, $printedAt: dateTime(new Date().toISOString()), $proof: '' }),
    [name, person, dateTime],
  )
  return {
    facts,
    urlOf,
    addressOf: (id) => new URL(scanLink(modelId, id), location.origin).href,
  }
}

import { createFormStore, type FieldDefinition, type FormStore, rightsAtStart } from '@signet/form'
import { type FieldPlace, isContainer, isTable, kindOf } from '@signet/form/design'
import { FormDisplay, FormField, FormProvider } from '@signet/form-ui'
import { useT } from '@signet/i18n/react'
import { classes, sharedStyles } from '@signet/ui'
import { CircleAlert } from 'lucide-react'
import { createContext, type MouseEvent, type ReactNode, use, useEffect, useMemo, useRef } from 'react'
import { useFormEnvironment, useFormulaContext } from '../../../kit/context/use-form-environment.ts'
import { useLocalizedText } from '../../../kit/properties/words-control.tsx'
import { useDesigner } from '../designer/designer-context.ts'
import styles from './canvas.module.css'
import { ConditionMarks } from './condition-marks.tsx'
import { FieldActions, FieldMenu, isFieldAction } from './field-actions.tsx'
import { useDragSource, useDropTarget } from './field-drag.ts'

/** The canvas for the mouse. The outline is its keyboard alternative. */
export function Canvas() {
  const t = useT()
  const { form, dispatch } = useDesigner()
  return (
    <PreviewProvider>
      <FieldMenu>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape in the outline does the same */}
        <section
          className={styles.canvas}
          aria-label={t('form-design.canvas')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be reachable by keyboard
          tabIndex={0}
          onClick={({ target, currentTarget }) => {
            if (target === currentTarget) dispatch({ type: 'select', paths: [] })
          }}
        >
          <Blocks fields={form.fields} />
        </section>
      </FieldMenu>
    </PreviewProvider>
  )
}

type BlockParent = Readonly<{ field: FieldDefinition; slot?: string }>

type BlocksProps = Readonly<{ fields: readonly FieldDefinition[]; parent?: BlockParent }>

/** The fields of the form, of a part of a layout, or the columns of a sub-table. */
function Blocks({ fields, parent }: BlocksProps) {
  const { slots = [], ...end } = parent ? toPosition(parent) : {}
  const here = fields
    .map((field, at) => ({ field, at }))
    .filter(({ field }) => isInSlot(field, parent, slots))

  return (
    <div className={classes(styles.blocks, parent && isTable(parent.field) && styles.columns)}>
      {here.map(({ field, at }) => (
        <Block key={field.key} field={field} place={{ ...end, at }} path={toPath(field, parent)}>
          {isContainer(field) && <BlockContent field={field} />}
        </Block>
      ))}
      <DropArea place={{ ...end, at: fields.length }} isEmpty={here.length === 0} />
    </div>
  )
}

/** The content of a layout or sub-table, part by part. */
function BlockContent({ field }: Readonly<{ field: FieldDefinition }>) {
  const words = useLocalizedText()
  const slots = listSlots(field)
  if (slots.length === 0) return <Blocks fields={field.fields} parent={{ field }} />
  return slots.map(({ id, title }) => (
    <section key={id} className={styles.slot} aria-label={words(title ?? '')}>
      <p className={styles.slotTitle}>{words(title ?? '')}</p>
      <Blocks fields={field.fields} parent={{ field, slot: id }} />
    </section>
  ))
}

function DropArea({ place, isEmpty }: Readonly<{ place: FieldPlace; isEmpty: boolean }>) {
  const t = useT()
  const end = useRef<HTMLDivElement>(null)
  const landing = useDropTarget(end, { place, lands: 'inside' })
  return (
    <div
      ref={end}
      className={styles.end}
      data-end={place.inside ?? 'form'}
      data-empty={isEmpty || undefined}
      data-landing={landing}
    >
      {isEmpty && t('form-design.dropHere')}
    </div>
  )
}

function toPosition({ field, slot }: BlockParent) {
  const slots = listSlots(field).map(({ id }) => id)
  return { inside: field.key, slots, ...(slot === undefined ? {} : { slot }) }
}

function isInSlot(
  { slot }: FieldDefinition,
  parent: BlockParent | undefined,
  slots: readonly string[],
): boolean {
  return parent?.slot === undefined || (slot ?? slots[0]) === parent.slot
}

/** The parts of a layout; empty while its settings are invalid. */
function listSlots(field: FieldDefinition) {
  const kind = kindOf(field)
  const settings = kind?.settings.safeParse(field.settings)
  return settings?.success ? (kind?.slots?.(settings.data) ?? []) : []
}

function toPath({ key }: FieldDefinition, parent: BlockParent | undefined): string {
  return parent && isTable(parent.field) ? `${parent.field.key}.${key}` : key
}

type BlockProps = Readonly<{ field: FieldDefinition; path: string; place: FieldPlace; children?: ReactNode }>

/** One field on the canvas: label, preview, and content. */
function Block({ field, path, place, children }: BlockProps) {
  const { state, dispatch } = useDesigner()
  const block = useRef<HTMLDivElement>(null)
  const isSelected = state.selected.includes(path)
  const isColumn = path.includes('.')
  const landing = useDropTarget(block, { place, lands: isColumn ? 'beside' : 'aboveOrBelow' })
  useDragSource(block, { paths: isSelected ? state.selected : [path] })
  useEffect(() => {
    if (isSelected) block.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isSelected])
  const select = (event: MouseEvent) => {
    if (event.type === 'click') event.stopPropagation()
    if (isFieldAction(event.target)) return
    const isAdding = event.ctrlKey || event.metaKey || event.shiftKey
    dispatch({ type: 'select', paths: [path], ...(isAdding ? { with: 'others' } : {}) })
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the outline is the keyboard alternative
    <div
      ref={block}
      className={styles.block}
      data-path={path}
      data-selected={isSelected || undefined}
      data-landing={landing}
      style={isColumn ? undefined : { gridColumn: `span ${field.width}` }}
      onClick={select}
      onContextMenu={isSelected ? undefined : select}
    >
      {isSelected && state.selected.length === 1 && <FieldActions />}
      <BlockHead field={field} path={path} />
      {children || <FieldPreview path={path} field={field} />}
    </div>
  )
}

function BlockHead({ field, path }: Readonly<{ field: FieldDefinition; path: string }>) {
  const t = useT()
  const words = useLocalizedText()
  const { mistakes } = useDesigner()
  const isWrong = mistakes.some((mistake) => mistake.path === path)

  return (
    <p className={styles.head}>
      <span className={sharedStyles.growLine}>
        {words(field.label) || t('form-design.noLabel')}
        {field.required && <span className={sharedStyles.requiredMark}>*</span>}
      </span>
      <ConditionMarks field={field} path={path} />
      {isWrong && (
        <CircleAlert size={14} className={sharedStyles.dangerMark} aria-label={t('form-design.hasMistake')} />
      )}
      <span className={sharedStyles.sideNote}>{t(`${field.kind}.title`)}</span>
    </p>
  )
}

const StoreContext = createContext<FormStore | null>(null)

/** Provides the running form for previews on the canvas. */
function PreviewProvider({ children }: Readonly<{ children: ReactNode }>) {
  const { plan } = useDesigner()
  const context = useFormulaContext()
  const environment = useFormEnvironment()
  const store = useMemo(
    () => (plan ? createFormStore(plan, { rights: rightsAtStart(), context: context }) : null),
    [plan, context],
  )
  if (!store) return children

  return (
    <StoreContext value={store}>
      <FormProvider store={store} environment={environment} pointer="fine">
        {children}
      </FormProvider>
    </StoreContext>
  )
}

/** A read-only preview of a field; empty while the running form lacks the field or its kind. */
function FieldPreview({ path, field }: Readonly<{ path: string; field: FieldDefinition }>) {
  const store = use(StoreContext)
  const planned = store?.plan.byPath.get(path)
  const isColumn = planned?.parent !== undefined
  if (!planned || planned.kindName !== field.kind || isColumn || planned.kind.holds === 'fields') return null
  return (
    <div className={styles.preview} inert>
      {planned.kind.holds === 'nothing' ? <FormDisplay path={path} /> : <FormField path={path} isBare />}
    </div>
  )
}

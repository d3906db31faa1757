import {
  type Currency,
  type FormDefinition,
  type FormPlan,
  readDefinition,
  textIn,
  wordsOf,
} from '@signet/form'
import { everyField, findMistakes, type Mistake, runningForm } from '@signet/form/design'
import { useLanguage, useMatcher, useT } from '@signet/i18n/react'
import { classes, Failure, SearchField, sharedStyles } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Skeleton, Tabs } from 'antd'
import {
  type RefObject,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { useCommands } from '../../../kit/commands/use-commands.ts'
import { useClient } from '../../../kit/context/app-context.ts'
import desk from '../../../kit/designer/desk.module.css'
import { LocalCopyOffer } from '../../../kit/designer/local-copy-offer.tsx'
import { isTyping, useEditKeys } from '../../../kit/designer/use-edit-keys.ts'
import { Canvas } from '../canvas/canvas.tsx'
import { useDragSource } from '../canvas/field-drag.ts'
import { Properties } from '../properties/properties.tsx'
import { formQuery, type SavedForm } from '../queries.ts'
import { type Designer, DesignerProvider, focusProperties, useAddField } from './designer-context.ts'
import styles from './designer-page.module.css'
import { applyAction, beginDesign } from './designer-state.ts'
import { FormPreview, type PreviewWidth } from './form-preview.tsx'
import { Kits } from './kits.tsx'
import { Outline } from './outline.tsx'
import { iconOf, type PaletteEntry, paletteEntries, paletteGroups, paletteKinds } from './palette-groups.ts'
import { TopBar } from './top-bar.tsx'

/** The form designer. Loads the form on each visit; later changes on the server do not replace the draft. */
export function DesignerPage() {
  const { id } = useParams({ from: '/signed-in/forms/$id' })
  const { data, error, refetch } = useQuery({
    ...formQuery(useClient(), id),
    queryKey: ['form-design', 'one', id, 'design'],
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  if (data) return <DesignerDesk key={id} saved={data} loaded={readDefinition(data.definition)} />
  if (error) return <Failure error={error} onRetry={refetch} />
  return <Skeleton active paragraph={{ rows: 12 }} />
}

type DesignerDeskProps = Readonly<{ saved: SavedForm; loaded: FormDefinition }>

/** Palette and outline, canvas, properties, and the preview beside them. */
function DesignerDesk({ saved, loaded }: DesignerDeskProps) {
  const designer = useNewDesigner(loaded, saved.currency)
  const [hasPreview, setPreview] = useState(false)
  const [width, setWidth] = useState<PreviewWidth>('phone')
  useEditKeys(designer.dispatch)
  useFieldCommands(designer)

  return (
    <DesignerProvider value={designer}>
      <LocalCopyOffer
        subject={`form-${saved.id}`}
        saved={loaded}
        read={readDefinition}
        onRestore={(form) => designer.dispatch({ type: 'edit', edit: () => ({ form, selected: [] }) })}
      />
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

/** Selects a field that the search of the studio found. */
function useFieldCommands({ form, dispatch }: Designer): void {
  const { locale } = useLanguage()
  useCommands(() =>
    everyField(form.fields).map(({ path, field: { label } }) => ({
      ...{ id: `field ${path}`, label: textIn(locale, label) || path, names: [...wordsOf(label), path] },
      ...{ note: 'go-to.field', isPart: true, run: () => dispatch({ type: 'select', paths: [path] }) },
    })),
  )
}

/** Designer state for a loaded form. Mistakes and the running form are computed with a short delay. */
function useNewDesigner(loaded: FormDefinition, currency: Currency): Designer {
  const [state, dispatch] = useReducer(applyAction, loaded, beginDesign)
  const form = state.history.present
  const settled = useDeferredValue(form)
  const running = useMemo(() => runningForm(settled), [settled])
  const mistakes = useMemo(() => (running ? none : findMistakes(settled)), [running, settled])
  const lastPlan = useRef<FormPlan>(undefined)
  const plan = running ?? lastPlan.current
  lastPlan.current = plan

  return useMemo(
    () => ({ form, state, dispatch, mistakes, plan, currency }),
    [form, state, mistakes, plan, currency],
  )
}

const none: readonly Mistake[] = []

type LeftTab = 'palette' | 'kits' | 'outline'

/** The tab opened by each key, and the selector of the focused element. */
const keys: Readonly<Record<string, readonly [tab: LeftTab, focus: string]>> = {
  '/': ['palette', 'input'],
  o: ['outline', '[role="treeitem"][tabindex="0"]'],
}

/** The tab of the left side. `/` opens the palette and `o` opens the outline, except while typing. */
function useLeftSide(side: RefObject<HTMLElement | null>) {
  const [tab, setTab] = useState<LeftTab>('palette')
  // As soon as the page is seen: an effect after painting would lose a key that comes at once.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const meant = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key]
      if (!meant || isTyping(event.target)) return
      event.preventDefault()
      const [next, focus] = meant
      flushSync(() => setTab(next))
      const panel = side.current?.querySelector('[role="tabpanel"]:not([aria-hidden="true"])')
      panel?.querySelector<HTMLElement>(focus)?.focus()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [side])
  return { tab, setTab }
}

/** All kinds of fields, to drag onto the canvas or to add after the selection. */
export function Palette() {
  const t = useT()
  const [words, setWords] = useState('')
  const matches = useMatcher()
  const choose = useChooseKind()
  const found = paletteEntries.filter(({ title }) => matches(t(title), words))

  return (
    <div className={styles.palette}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (found[0]) choose(found[0])
        }}
      >
        <SearchField label={t('form-design.palette.search')} value={words} onChange={setWords} />
      </form>
      {paletteGroups.map((group) => {
        const inGroup = found.filter(({ kind }) => paletteKinds[kind].group === group)
        return (
          inGroup.length > 0 && (
            <KindGroup key={group} name={t(`form-design.group.${group}`)} entries={inGroup} />
          )
        )
      })}
      {found.length === 0 && <p className={sharedStyles.weak}>{t('form-design.palette.nothing')}</p>}
    </div>
  )
}

function KindGroup({ name, entries }: Readonly<{ name: string; entries: readonly PaletteEntry[] }>) {
  return (
    <section aria-label={name}>
      <h3 className={styles.group}>{name}</h3>
      <ul className={styles.kinds}>
        {entries.map((entry) => (
          <li key={entry.title}>
            <KindButton entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function KindButton({ entry }: Readonly<{ entry: PaletteEntry }>) {
  const t = useT()
  const choose = useChooseKind()
  const button = useRef<HTMLButtonElement>(null)
  const Icon = iconOf(entry)
  useDragSource(button, entry)

  return (
    <button ref={button} type="button" className={styles.kind} onClick={() => choose(entry)}>
      <Icon size={14} aria-hidden="true" className={styles.icon} />
      <span className={styles.name}>{t(entry.title)}</span>
    </button>
  )
}

/** Adds a field of a kind and focuses its name. */
function useChooseKind(): (entry: PaletteEntry) => void {
  const add = useAddField()
  return (entry) => {
    flushSync(() => add(entry))
    focusProperties()
  }
}

import type { FieldValue } from '../field-value.ts'
import type { LayoutNode } from '../form-plan.ts'
import type { FilledSlot } from './field-view.ts'
import styles from './form.module.css'
import { FormField } from './form-field.tsx'
import { displayViewOf, layoutViewOf, useSurroundings } from './surroundings.ts'
import { useSignal } from './use-signal.ts'
import { useWords } from './use-speaker.ts'

/** Fields and layouts as they stand, in a grid of 24 on a desktop. */
export function Places({ nodes }: Readonly<{ nodes: readonly LayoutNode[] }>) {
  return nodes.map((node) => (
    <div key={node.field.path} className={styles.place} style={{ '--width': node.field.definition.width }}>
      <Place node={node} />
    </div>
  ))
}

function Place({ node }: Readonly<{ node: LayoutNode }>) {
  const { path, kind } = node.field
  if (kind.holds === 'nothing') return <Display node={node} />
  return kind.holds === 'fields' ? <Layout node={node} /> : <FormField path={path} />
}

function Display({ node: { field } }: Readonly<{ node: LayoutNode }>) {
  const { store, skin } = useSurroundings()
  const words = useWords()
  if (!useSignal(store.field(field.path).visible)) return null

  const { Show } = displayViewOf(skin, field.kindName)
  return <Show {...propsOf(field)} label={words(field.definition.label)} />
}

function Layout({ node }: Readonly<{ node: LayoutNode }>) {
  const { store, skin } = useSurroundings()
  const words = useWords()
  const { field } = node
  if (!useSignal(store.field(field.path).visible)) return null

  const { Frame } = layoutViewOf(skin, field.kindName)
  const slots = slotsOf(node).map(
    ({ id, title, nodes }): FilledSlot => ({
      id,
      title: words(title),
      paths: pathsIn(nodes),
      children: (
        <div className={styles.places}>
          <Places nodes={nodes} />
        </div>
      ),
    }),
  )
  return <Frame {...propsOf(field)} label={words(field.definition.label)} slots={slots} />
}

function propsOf(field: LayoutNode['field']) {
  const nothing: FieldValue = null
  return { path: field.path, field, settings: field.settings as never, value: nothing }
}

/** What stands in each part; a field that names none stands in the first. */
function slotsOf({ field: { kind, settings }, inside }: LayoutNode) {
  const slots = kind.slots?.(settings) ?? []
  const [first] = slots
  if (!first) return [{ id: '', title: '', nodes: inside }]
  return slots.map(({ id, title = '' }) => ({
    id,
    title,
    nodes: inside.filter(({ field }) => (field.definition.slot ?? first.id) === id),
  }))
}

function pathsIn(nodes: readonly LayoutNode[]): string[] {
  return nodes.flatMap(({ field, inside }) => [field.path, ...pathsIn(inside)])
}

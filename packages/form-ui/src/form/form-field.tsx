import { type FieldState as Cell, type FieldValue, sentenceAt } from '@signet/form'
import { afterPress, RequiredMark } from '@signet/ui'
import { type MouseEvent, useCallback } from 'react'
import type { FieldView } from './field-view.ts'
import styles from './form.module.css'
import { ReadValue } from './read-value.tsx'
import { useFormContext, viewOf } from './surroundings.ts'
import { useSignal } from './use-signal.ts'
import { useSpeaker, useWords } from './use-speaker.ts'

type FormFieldProps = Readonly<{
  path: string
  /** In a grid the column's head is the label; the control is still named for those who do not see it. */
  isBare?: boolean
}>

/** One field: nothing while hidden, its text where it is read-only, otherwise its control. */
export function FormField({ path, isBare = false }: FormFieldProps) {
  const { store, mode } = useFormContext()
  const cell = store.field(path)
  if (!useSignal(cell.visible)) return null

  return mode === 'read' || cell.isFixed ? (
    <ReadField cell={cell} isBare={isBare} />
  ) : (
    <EditField cell={cell} isBare={isBare} />
  )
}

type FieldProps = Readonly<{ cell: Cell; isBare: boolean }>

function ReadField({ cell, isBare }: FieldProps) {
  const { mode } = useFormContext()
  const words = useWords()
  const label = words(cell.field.definition.label)
  if (isBare) return <ReadValue cell={cell} label={label} />

  return (
    <dl className={styles.field} data-reads={mode === 'read' || undefined}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.text}>
        <ReadValue cell={cell} label={label} />
      </dd>
    </dl>
  )
}

function EditField({ cell, isBare }: FieldProps) {
  const { idOf, pointer, views } = useFormContext()
  const view = viewOf(views, cell.field.kindName)
  const id = idOf(cell.path)
  const labels = typeof view.labels === 'function' ? view.labels(pointer) : view.labels
  const isGroup = labels === 'group'

  return (
    <div className={styles.field} data-bare={isBare || undefined} {...(isGroup ? groupNames(id) : {})}>
      <FieldLabel cell={cell} id={id} isGroup={isGroup} isBare={isBare} />
      <Control cell={cell} view={view} id={id} />
      <FieldNotes cell={cell} id={id} isBare={isBare} />
    </div>
  )
}

function groupNames(id: string) {
  return { role: 'group', 'aria-labelledby': `${id}-label`, 'aria-describedby': `${id}-problem` } as const
}

function FieldLabel({ cell, id, isGroup, isBare }: FieldProps & Readonly<{ id: string; isGroup: boolean }>) {
  const { pointer } = useFormContext()
  const isRequired = useSignal(cell.required)
  const words = useWords()
  const name = (
    <>
      {words(cell.field.definition.label)}
      {isRequired && <RequiredMark />}
    </>
  )
  const look = isBare ? styles.unseen : styles.label
  return isGroup ? (
    <span id={`${id}-label`} className={look}>
      {name}
    </span>
  ) : (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard is in the control itself
    <label
      id={`${id}-label`}
      htmlFor={id}
      className={look}
      onClick={pointer === 'fine' ? focusOnly : undefined}
    >
      {name}
    </label>
  )
}

/** Under a mouse a press on a label leads into a box without opening what is chosen in. */
function focusOnly(event: MouseEvent<HTMLLabelElement>): void {
  const { control } = event.currentTarget
  if (control?.getAttribute('role') !== 'combobox') return
  event.preventDefault()
  control.focus()
}

function Control({ cell, view, id }: Readonly<{ cell: Cell; view: FieldView; id: string }>) {
  const { store } = useFormContext()
  const value = useSignal(cell.value)
  const problem = useSignal(cell.shownProblem)
  const isRequired = useSignal(cell.required)
  const parameters = useSignal(cell.parameters)
  const words = useWords()
  const { field, path } = cell
  const notes = [field.definition.help ? `${id}-help` : '', problem ? `${id}-problem` : ''].filter(Boolean)
  const { Edit } = view
  const leave = useCallback(() => afterPress(() => cell.touch()), [cell])

  return (
    <Edit
      id={id}
      path={path}
      field={field}
      settings={field.settings as never}
      value={value}
      label={words(field.definition.label)}
      onChange={(next: FieldValue) => store.set(path, next)}
      onLeave={leave}
      onFill={(values) => store.fill(path, values)}
      parameters={parameters}
      describedBy={notes.length > 0 ? notes.join(' ') : undefined}
      isInvalid={problem !== undefined}
      isRequired={isRequired}
    />
  )
}

function FieldNotes({ cell, id, isBare }: FieldProps & Readonly<{ id: string }>) {
  const problem = useSignal(cell.shownProblem)
  const speaker = useSpeaker()
  const words = useWords()
  const { help, label } = cell.field.definition

  return (
    <>
      {help && !isBare && (
        <p id={`${id}-help`} className={styles.help}>
          {words(help)}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {sentenceAt(problem, words(label), speaker)}
        </p>
      )}
    </>
  )
}

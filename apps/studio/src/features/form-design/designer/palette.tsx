import { type FieldKindName, fieldKinds } from '@signet/form'
import { useT } from '@signet/i18n/react'
import { SearchField } from '@signet/ui'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useDragSource } from '../canvas/use-drag-source.ts'
import { focusProperties } from './focus-properties.ts'
import styles from './palette.module.css'
import { paletteGroups, paletteKinds } from './palette-groups.ts'
import { useAddField } from './use-add-field.ts'

const kinds = Object.keys(fieldKinds) as FieldKindName[]

/** All kinds of fields, to drag onto the canvas or to add after the selection. */
export function Palette() {
  const t = useT()
  const [words, setWords] = useState('')
  const wanted = words.trim().toLowerCase()
  const choose = useChooseKind()
  const found = kinds.filter((kind) => t(`${kind}.title`).toLowerCase().includes(wanted))

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
        const inGroup = found.filter((kind) => paletteKinds[kind].group === group)
        return (
          inGroup.length > 0 && (
            <KindGroup key={group} name={t(`form-design.group.${group}`)} kinds={inGroup} />
          )
        )
      })}
      {found.length === 0 && <p className={styles.nothing}>{t('form-design.palette.nothing')}</p>}
    </div>
  )
}

function KindGroup({ name, kinds }: Readonly<{ name: string; kinds: readonly FieldKindName[] }>) {
  return (
    <section aria-label={name}>
      <h3 className={styles.group}>{name}</h3>
      <ul className={styles.kinds}>
        {kinds.map((kind) => (
          <li key={kind}>
            <KindButton kind={kind} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function KindButton({ kind }: Readonly<{ kind: FieldKindName }>) {
  const t = useT()
  const choose = useChooseKind()
  const button = useRef<HTMLButtonElement>(null)
  const { Icon } = paletteKinds[kind]
  useDragSource(button, { kind })

  return (
    <button ref={button} type="button" className={styles.kind} onClick={() => choose(kind)}>
      <Icon size={14} aria-hidden="true" className={styles.icon} />
      <span className={styles.name}>{t(`${kind}.title`)}</span>
    </button>
  )
}

/** Adds a field of a kind and focuses its name. */
function useChooseKind(): (kind: FieldKindName) => void {
  const add = useAddField()
  return (kind) => {
    flushSync(() => add(kind))
    focusProperties()
  }
}

import type { Referent } from '@signet/form'
import { listed } from '@signet/form/kinds'
import { useT } from '@signet/i18n/react'
import { X } from 'lucide-react'
import { useState } from 'react'
import type { Choice } from '../form/form-environment.ts'
import { LevelList } from './level-list.tsx'
import { LevelTrail } from './level-trail.tsx'
import type { ListProps } from './lines.tsx'
import styles from './lookup.module.css'
import { LookupResults } from './lookup-results.tsx'
import { questionOf, useChosen, useLookup } from './use-lookup.ts'

type LevelsProps = ListProps & Readonly<{ /** What the top level lies below. */ top?: string }>

/** One level at a time, from the top down. */
export function Levels(props: LevelsProps) {
  const { of, settings, value, words, top, onToggle } = props
  const [trail, setTrail] = useState<readonly Choice[]>([])
  const parent = words ? undefined : (trail.at(-1)?.id ?? top)

  return (
    <div className={styles.levels}>
      {settings.multiple && <Chips of={of} ids={listed(value)} onRemove={onToggle} />}
      {!words && (
        <LevelTrail
          names={trail.map(({ name }) => name)}
          onBack={(depth) => setTrail(trail.slice(0, depth))}
        />
      )}
      <Level key={parent} {...props} parent={parent} onOpen={(choice) => setTrail([...trail, choice])} />
    </div>
  )
}

type LevelProps = ListProps & Readonly<{ parent: string | undefined; onOpen: (choice: Choice) => void }>

function Level(props: LevelProps) {
  const { label, value, words, parent, pictureOf, onToggle, onOpen } = props
  const lookup = useLookup(
    questionOf(props, { ...(words ? { words } : {}), ...(parent === undefined ? {} : { parent }) }),
  )
  return (
    <LookupResults lookup={lookup}>
      <LevelList
        label={label}
        choices={lookup.choices}
        chosen={listed(value)}
        onToggle={({ id }) => onToggle(id)}
        onOpen={onOpen}
        {...(pictureOf && { pictureOf })}
      />
    </LookupResults>
  )
}

type ChipsProps = Readonly<{ of: Referent; ids: readonly string[]; onRemove: (id: string) => void }>

/** The current choices, each with a remove button. */
function Chips({ of, ids, onRemove }: ChipsProps) {
  const t = useT()
  const chosen = useChosen(of, ids)
  if (chosen.length === 0) return null

  return (
    <ul className={styles.chips} aria-label={t('form.chosen')}>
      {chosen.map(({ id, name }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.chip}
            aria-label={t('form.takeOut', { name })}
            onClick={() => onRemove(id)}
          >
            {name}
            <X className={styles.cross} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  )
}

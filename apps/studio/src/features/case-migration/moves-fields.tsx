import type { Migration } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { Select } from 'antd'
import { Labelled } from '../../kit/fields/labelled.tsx'
import styles from './migration-page.module.css'
import type { Moves } from './moves.ts'

type MovesFieldsProps = Readonly<{ trial: Migration; moves: Moves; onChange: (moves: Moves) => void }>

/** For each node missing in the newest version: where its cases continue. */
export function MovesFields({ trial: { lost, stops }, moves, onChange }: MovesFieldsProps) {
  const t = useT()
  if (lost.length === 0) return null
  return (
    <section className={styles.card} aria-label={t('case-migration.moves')}>
      <h2>{t('case-migration.moves')}</h2>
      <p className={styles.weak}>{t('case-migration.movesHint')}</p>
      <div className={styles.moves}>
        {lost.map(({ node, name, cases }) => (
          <Labelled key={node} label={t('case-migration.lostNode', { name, cases })}>
            {(id) => (
              <Select<string>
                id={id}
                allowClear
                placeholder={t('case-migration.chooseNode')}
                value={moves[node] ?? null}
                options={stops.map((stop) => ({ value: stop.node, label: stop.name }))}
                onChange={(to: string | undefined) => onChange(withMove(moves, node, to))}
              />
            )}
          </Labelled>
        ))}
      </div>
    </section>
  )
}

function withMove(moves: Moves, node: string, to: string | undefined): Moves {
  const { [node]: _, ...others } = moves
  return to === undefined ? others : { ...others, [node]: to }
}

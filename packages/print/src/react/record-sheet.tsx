import { pageName } from '../page-rules.ts'
import type { RunningLine as Running } from '../print-template.ts'
import type { Teller } from '../teller.ts'
import styles from './print-sheets.module.css'
import { RecordBlocks, type RecordBlocksProps } from './record-blocks.tsx'

/** A record on paper of its own. On the screen it is one long sheet: where it is cut, the printer decides. */
export function RecordSheet({ at, ...blocks }: RecordBlocksProps & Readonly<{ at: number }>) {
  const { template, teller } = blocks
  return (
    <article className={styles.paper} style={{ page: pageName(at) }}>
      <RunningWords place="header" line={template.header} teller={teller} />
      <RecordBlocks {...blocks} />
      <RunningWords place="footer" line={template.footer} teller={teller} />
    </article>
  )
}

type RunningWordsProps = Readonly<{ place: 'header' | 'footer'; line: Running; teller: Teller }>

/** What stands in the margins of every page, for the screen; on paper the page rules put it there. */
function RunningWords({ place, line, teller }: RunningWordsProps) {
  return (
    <div className={styles.running} data-place={place} aria-hidden="true">
      {(['start', 'middle', 'end'] as const).map((side) => (
        <span key={side}>
          {teller
            .parts(line[side])
            .map((part) => (part.kind === 'words' ? part.text : '1'))
            .join('')}
        </span>
      ))}
    </div>
  )
}

import { flowLink } from '@signet/client'
import type { FlowCard } from '@signet/contract'
import { AppTile, Link } from '@signet/ui'
import styles from './flow-shelf.module.css'

type FlowShelfProps = Readonly<{ label: string; flows: readonly FlowCard[]; isNamed?: boolean }>

/** Flows to start, as tiles; with the title of the shelf when there are several. */
export function FlowShelf({ label, flows, isNamed = false }: FlowShelfProps) {
  return (
    <>
      {isNamed && <h3 className={styles.label}>{label}</h3>}
      <ul className={styles.shelf} aria-label={label}>
        {flows.map((flow) => (
          <li key={flow.id}>
            <Link
              href={flowLink({ flowId: flow.id, opType: '-1' })}
              className={styles.flow}
              data-testid="launchable-flow"
            >
              <AppTile icon={flow.icon} name={flow.name} seed={flow.id} color={flow.iconColor} />
              <span className={styles.name}>{flow.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

import { useT } from '@signet/i18n/react'
import { type BlockKindName, blockKindNames } from '@signet/print'
import { useRef } from 'react'
import styles from './block-palette.module.css'
import { kindIcons } from './kind-icons.ts'
import { useAddBlock } from './use-add-block.ts'
import { useBlockSource } from './use-block-source.ts'

/** Every kind of block, to drag onto the paper or to put behind what is selected. */
export function BlockPalette() {
  return (
    <ul className={styles.kinds}>
      {blockKindNames.map((kind) => (
        <li key={kind}>
          <KindButton kind={kind} />
        </li>
      ))}
    </ul>
  )
}

function KindButton({ kind }: Readonly<{ kind: BlockKindName }>) {
  const t = useT()
  const add = useAddBlock()
  const button = useRef<HTMLButtonElement>(null)
  const Icon = kindIcons[kind]
  useBlockSource(button, { kind })
  return (
    <button ref={button} type="button" className={styles.kind} onClick={() => add(kind)}>
      <Icon size={14} aria-hidden="true" className={styles.icon} />
      {t(`print-templates.kind.${kind}`)}
    </button>
  )
}

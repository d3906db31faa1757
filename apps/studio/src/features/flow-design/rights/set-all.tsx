import type { FieldAccess } from '@signet/flow'
import { accessLevels } from '@signet/flow/design'
import { Dropdown } from 'antd'
import type { ReactNode } from 'react'
import { AccessFace } from './access-face.tsx'
import styles from './rights-matrix.module.css'

type SetAllProps = Readonly<{ label: string; onSet: (access: FieldAccess) => void; children: ReactNode }>

/** Sets a whole row, column or the matrix. */
export function SetAll({ label, onSet, children }: SetAllProps) {
  const items = accessLevels.map((access) => ({
    key: access,
    label: <AccessFace access={access} />,
    onClick: () => onSet(access),
  }))
  return (
    <Dropdown trigger={['click']} menu={{ items }}>
      <button type="button" className={styles.all} aria-label={label} title={label}>
        {children}
      </button>
    </Dropdown>
  )
}

import type { FlowNode } from '@signet/flow'
import { accessLevels, accessTo } from '@signet/flow/design'
import { useT } from '@signet/i18n/react'
import { Button } from 'antd'
import { Table2 } from 'lucide-react'
import { PropertySection } from '../../../kit/properties/property-row.tsx'
import { AccessFace } from './access-face.tsx'
import { useRightsFields } from './rights-fields.ts'
import styles from './rights-matrix.module.css'
import { useOpenRights } from './rights-opener.ts'

/** How many fields a step hides, shows and lets people edit, and the way to the matrix. */
export function RightsSection({ node }: Readonly<{ node: FlowNode }>) {
  const t = useT()
  const open = useOpenRights()
  const counts = Map.groupBy(useRightsFields(), ({ path }) => accessTo(node, path))
  return (
    <PropertySection title={t('flow-design.rights')}>
      <ul className={styles.counts}>
        {accessLevels
          .filter((access) => counts.has(access))
          .map((access) => (
            <li key={access}>
              <AccessFace access={access} /> {counts.get(access)?.length}
            </li>
          ))}
      </ul>
      <Button icon={<Table2 size={16} aria-hidden />} onClick={open}>
        {t('flow-design.rights.open')}
      </Button>
    </PropertySection>
  )
}

import { useT } from '@signet/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useClient } from '../../kit/context/app-context.ts'
import { FieldPair } from '../../kit/fields/field-pair.tsx'
import { Labelled } from '../../kit/fields/labelled.tsx'
import type { Draft } from './interface-draft.ts'
import { rolesQuery } from './queries.ts'

type Audience = Draft['audience']
type AudienceFieldProps = Readonly<{ audience: Audience; onChange: (audience: Audience) => void }>

const kinds = ['administrators', 'members', 'roles'] as const

/** Who may call an interface directly. */
export function AudienceField({ audience, onChange }: AudienceFieldProps) {
  const t = useT()
  const { data: roles } = useQuery(rolesQuery(useClient()))
  const turnTo = (kind: Audience['kind']) => onChange(kind === 'roles' ? { kind, roleIds: [] } : { kind })

  return (
    <FieldPair>
      <Labelled label={t('data-interfaces.audience')} hint={t('data-interfaces.audienceHint')}>
        {(id, hintId) => (
          <Select<Audience['kind']>
            id={id}
            aria-describedby={hintId}
            value={audience.kind}
            options={kinds.map((kind) => ({ value: kind, label: t(`data-interfaces.audience.${kind}`) }))}
            onChange={turnTo}
          />
        )}
      </Labelled>
      {audience.kind === 'roles' && (
        <Labelled label={t('data-interfaces.roles')}>
          {(id) => (
            <Select
              id={id}
              mode="multiple"
              value={audience.roleIds}
              options={(roles?.list ?? []).map((role) => ({ value: role.id, label: role.fullName }))}
              onChange={(roleIds) => onChange({ kind: 'roles', roleIds })}
            />
          )}
        </Labelled>
      )}
    </FieldPair>
  )
}

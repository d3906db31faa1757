import { useT } from '@signet/i18n/react'
import { Button } from '@signet/ui'
import { Network, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { Levels } from './levels.tsx'
import { Lines, type ListProps } from './lines.tsx'
import { questionOf } from './use-lookup.ts'

/** The id above all departments. */
const top = '-1'

/** Colleagues, the nearest first; or by department, where the field offers the whole company. */
export function PeopleLines(props: ListProps) {
  const t = useT()
  const [isByDepartment, setByDepartment] = useState(false)
  const canBrowse = !props.words && questionOf(props, {})?.range === undefined
  if (!canBrowse) return <Lines {...props} />
  return (
    <>
      <Button
        size="small"
        tone="quiet"
        icon={isByDepartment ? <UsersRound aria-hidden="true" /> : <Network aria-hidden="true" />}
        onClick={() => setByDepartment(!isByDepartment)}
      >
        {t(isByDepartment ? 'form.people.byNearness' : 'form.people.byDepartment')}
      </Button>
      {isByDepartment ? <Levels {...props} top={top} /> : <Lines {...props} />}
    </>
  )
}

import { useT } from '@signet/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { useAdministration } from '../../../kit/context/use-administration.ts'
import { RuleField } from '../../../kit/rules/rule-field.tsx'
import { useConditionSentence } from '../../../kit/rules/use-condition-sentence.ts'
import { isOfferedInRule, memberRuleFields } from './member-rule-fields.ts'

/** The facts of people, with the grades of administrators as options, and the fields of personnel records. */
function useMemberRuleFields() {
  const t = useT()
  const { grades, groups } = useClient()
  const { isEverything } = useAdministration()
  const { data } = useQuery({
    queryKey: ['grades', 'all'],
    enabled: isEverything,
    queryFn: ({ signal }) => grades.list({}, { signal }),
  })
  const { data: own } = useQuery({
    queryKey: ['circles', 'attributes'],
    queryFn: ({ signal }) => groups.attributes({}, { signal }),
  })
  return useMemo(
    () => memberRuleFields(t, { grades: data?.list ?? [], attributes: own?.list ?? [] }),
    [t, data, own],
  )
}

type MemberRuleFieldProps = Readonly<{
  id: string
  label: string
  value: string
  onChange: (rule: string) => void
}>

/** The condition that decides who is in a group, as rows or as a formula. */
export function MemberRuleField(props: MemberRuleFieldProps) {
  return (
    <RuleField
      {...props}
      fields={useMemberRuleFields()}
      offers={isOfferedInRule}
      showsSample={false}
      wants="boolean"
    />
  )
}

/** The condition in words. */
export function MemberRuleSentence({ rule }: Readonly<{ rule: string }>) {
  const fields = useMemberRuleFields()
  return useConditionSentence({ fields, path: '', formula: rule })
}

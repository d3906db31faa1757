import type { FieldDefinition } from '@signet/form'
import { listSubjects, type RuleSubject } from '@signet/form/design'
import {
  type CalculationRule,
  type ConditionRule,
  readCalculation,
  readCondition,
  type ValueType,
  writeCalculation,
  writeCondition,
} from '@signet/formula'
import { useT } from '@signet/i18n/react'
import { classes } from '@signet/ui'
import { Button } from 'antd'
import { useMemo, useState } from 'react'
import { FormulaField } from '../properties/formula-field.tsx'
import { useFormulaNames } from '../properties/use-formula-names.ts'
import { CalculationLines } from './calculation-lines.tsx'
import { ConditionRows } from './condition-rows.tsx'
import { FormulaRepairs } from './formula-repairs.tsx'
import { CalculationResult, ConditionResult } from './rule-result.tsx'
import {
  type CalculationLine,
  completeRows,
  fromLines,
  isShownByLines,
  isShownByRows,
  subjectFinder,
  toLines,
} from './rule-rows.ts'
import styles from './rules.module.css'
import { type RuleWords, useRuleWords } from './use-rule-words.ts'

type RuleFieldProps = Readonly<{
  id: string
  /** The accessible name; a label may also refer to `id`. */
  label: string
  /** The fields that the rule may read. */
  fields: readonly FieldDefinition[]
  /** The path of the rule's own field; a column can read its own row. */
  path?: string | undefined
  /** The type of the result: `boolean` is a condition. Any type by default. */
  wants?: ValueType | undefined
  /** Which subjects rows offer; all by default. */
  offers?: (subject: RuleSubject) => boolean
  /** Whether a result for made-up values helps; it does by default. */
  showsSample?: boolean
  value: string
  onChange: (formula: string) => void
}>

/** A formula as rows to choose from, or as its text: two views of one value. */
export function RuleField(props: RuleFieldProps) {
  const t = useT()
  const { fields, path = '', wants, offers, value } = props
  const subjects = useMemo(() => {
    const all = listSubjects(fields, path)
    return offers ? all.filter(offers) : all
  }, [fields, path, offers])
  const words = useRuleWords(fields, path)
  const [isText, setText] = useState(false)
  const shared = { ...props, path, subjects, words }
  const rows = useRows(shared)
  const action = t(isText ? 'rules.asRows' : 'rules.asFormula')
  const isBuilt = rows !== undefined && !isText

  return (
    <div className={styles.rule}>
      {isBuilt && rows.kind === 'condition' && (
        <ConditionView {...shared} rule={rows.rule} onRule={rows.set} />
      )}
      {isBuilt && rows.kind === 'calculation' && (
        <CalculationView {...shared} lines={rows.lines} onLines={rows.set} />
      )}
      {!isBuilt && <FormulaText {...props} path={path} />}
      <div className={styles.foot}>
        {rows === undefined ? (
          <p>{t('rules.onlyText')}</p>
        ) : (
          <Button
            type="link"
            size="small"
            className={classes(styles.switch)}
            aria-label={t('rules.switchOf', { action, name: props.label })}
            onClick={() => setText(!isText)}
          >
            {action}
          </Button>
        )}
      </div>
      {!isBuilt && value !== '' && (
        <FormulaRepairs {...{ fields, path, wants, value }} onChange={props.onChange} />
      )}
    </div>
  )
}

type Shared = RuleFieldProps & Readonly<{ path: string; subjects: readonly RuleSubject[]; words: RuleWords }>

type Rows =
  | Readonly<{ kind: 'condition'; rule: ConditionRule; set: (rule: ConditionRule) => void }>
  | Readonly<{
      kind: 'calculation'
      lines: readonly CalculationLine[]
      set: (lines: readonly CalculationLine[]) => void
    }>

/** The value as rows, including rows without a value yet, which the formula leaves out. */
function useRows({ wants, value, subjects, onChange }: Shared): Rows | undefined {
  const [draft, setDraft] =
    useState<Readonly<{ value: string; rows: ConditionRule | readonly CalculationLine[] }>>()
  const find = useMemo(() => subjectFinder(subjects), [subjects])
  const kept = draft?.value === value ? draft.rows : undefined

  if (wants === 'boolean') {
    const rule =
      kept && 'rows' in kept ? kept : readShown(readCondition(value), (read) => isShownByRows(read, find))
    const set = (next: ConditionRule) => {
      const formula = writeCondition(completeRows(next))
      setDraft({ value: formula, rows: next })
      if (formula !== value) onChange(formula)
    }
    return rule && { kind: 'condition', rule, set }
  }
  const read = readShown(readCalculation(value), (one) => isShownByLines(one, find, wants))
  const lines = kept && !('rows' in kept) ? kept : read && toLines(read)
  const set = (next: readonly CalculationLine[]) => {
    const formula = writeCalculation(fromLines(next))
    setDraft({ value: formula, rows: next })
    if (formula !== value) onChange(formula)
  }
  return lines && { kind: 'calculation', lines, set }
}

function readShown<Rule extends ConditionRule | CalculationRule>(
  rule: Rule | undefined,
  isShown: (rule: Rule) => boolean,
): Rule | undefined {
  return rule && isShown(rule) ? rule : undefined
}

type ConditionViewProps = Shared & Readonly<{ rule: ConditionRule; onRule: (rule: ConditionRule) => void }>

function ConditionView({ rule, onRule, ...shared }: ConditionViewProps) {
  const { id, label, fields, path, subjects, words, value, showsSample } = shared
  return (
    <>
      <ConditionRows {...{ id, label, subjects, words, rule }} onChange={onRule} />
      {value !== '' && (
        <ConditionResult
          {...{ fields, path, subjects, words, value, showsSample }}
          rule={completeRows(rule)}
        />
      )}
    </>
  )
}

type CalculationViewProps = Shared &
  Readonly<{ lines: readonly CalculationLine[]; onLines: (lines: readonly CalculationLine[]) => void }>

function CalculationView({ lines, onLines, ...shared }: CalculationViewProps) {
  const { id, label, wants, fields, path, subjects, words, value } = shared
  return (
    <>
      <CalculationLines {...{ id, label, wants, subjects, words, lines }} onChange={onLines} />
      {value !== '' && <CalculationResult {...{ fields, path, words, value }} rule={fromLines(lines)} />}
    </>
  )
}

function FormulaText({ id, label, fields, path, value, onChange }: RuleFieldProps) {
  return (
    <FormulaField
      id={id}
      label={label}
      names={useFormulaNames(fields, path)}
      value={value}
      onChange={onChange}
    />
  )
}

import type { RuleSubject } from '@signet/form/design'
import type { Operand, ValueType } from '@signet/formula'
import type { Translate } from '@signet/i18n'
import { useT } from '@signet/i18n/react'
import { Button, InputNumber, Select } from 'antd'
import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { SmallButton } from '../properties/property-row.tsx'
import { OperandSelect, type OperandSelectProps } from './operand-select.tsx'
import { type CalculationLine, fits } from './rule-rows.ts'
import styles from './rules.module.css'
import { keyOf, type RuleWords } from './use-rule-words.ts'

type CalculationLinesProps = Readonly<{
  id: string
  label: string
  /** The type of the result; any by default. */
  wants: ValueType | undefined
  subjects: readonly RuleSubject[]
  words: RuleWords
  lines: readonly CalculationLine[]
  onChange: (lines: readonly CalculationLine[]) => void
}>

const one: Operand = { of: 'literal', type: 'number', text: '1' }
const signs = [
  { value: '+', label: '+' },
  { value: '-', label: '−' },
  { value: '*', label: '×' },
  { value: '/', label: '÷' },
] as const

/** A calculation: numbers of the form joined by signs, or one value of another type. */
export function CalculationLines(props: CalculationLinesProps) {
  const t = useT()
  const { id, label, wants, subjects, words, lines, onChange } = props
  const isNumber = lines.length > 0 ? typeOfLines(lines, subjects) === 'number' : wants === 'number'
  const fitting = subjects.filter(({ type }) => fits(type, isNumber ? 'number' : wants))
  const extra = isNumber
    ? [{ key: keyOf(one), label: t('rules.number'), operand: one }, ...converted(fitting, words, t)]
    : []

  return (
    <>
      {lines.map((line, at) => (
        <Line
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id and are not reordered
          key={at}
          number={at + 1}
          line={line}
          onChange={(next) => onChange(lines.with(at, next))}
          onRemove={() => onChange(lines.toSpliced(at, 1))}
        >
          {(set) => (
            <OperandSelect
              label={t('rules.subject')}
              subjects={fitting}
              words={words}
              value={line.operand}
              onChange={set}
            />
          )}
        </Line>
      ))}
      {(lines.length === 0 || isNumber) && (
        <AddLine
          id={id}
          isFirst={lines.length === 0}
          onAdd={(sign, operand, rate) =>
            onChange([...lines, { sign, operand }, ...(rate ? [{ sign: '*' as const, operand: rate }] : [])])
          }
        >
          {(shared) => (
            <OperandSelect
              id={id}
              label={label}
              placeholder={t(lines.length === 0 ? 'rules.chooseValue' : 'rules.addLine')}
              subjects={fitting}
              words={words}
              value={undefined}
              extra={extra}
              {...shared}
            />
          )}
        </AddLine>
      )}
    </>
  )
}

type Sign = CalculationLine['sign']
type AddLineProps = Readonly<{
  /** Of the select. */
  id: string
  isFirst: boolean
  onAdd: (sign: Sign, operand: Operand, rate?: Operand) => void
  children: (shared: Pick<OperandSelectProps, 'isOpen' | 'onOpen' | 'onChange'>) => ReactNode
}>

/** The select of a further value; after the first, a button of each sign opens it. */
function AddLine({ id, isFirst, onAdd, children }: AddLineProps) {
  const t = useT()
  const [sign, setSign] = useState<Sign>('+')
  const [isOpen, setOpen] = useState(false)
  const open = (next: boolean) => {
    setOpen(next)
    if (!next) setSign('+')
  }
  return (
    <div className={styles.next}>
      {children({
        isOpen,
        onOpen: open,
        onChange: (operand, rate) => {
          onAdd(sign, operand, rate)
          open(false)
        },
      })}
      {!isFirst &&
        signs.map(({ value, label }) => (
          <Button
            key={value}
            size="small"
            className={styles.sign ?? ''}
            aria-label={t('rules.addWith', { sign: label })}
            // Keeps the focus, whose loss would close the list again.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              setSign(value)
              setOpen(true)
              document.getElementById(id)?.focus()
            }}
          >
            {label}
          </Button>
        ))}
    </div>
  )
}

/** Amounts of foreign money, to be added in the organization's currency. */
function converted(subjects: readonly RuleSubject[], words: RuleWords, t: Translate) {
  return subjects.flatMap(({ operand, rate, into }) =>
    rate && into
      ? [
          {
            key: `${keyOf(operand)} *`,
            label: t('rules.converted', {
              of: words.operand(operand),
              currency: t(`number.setting.currency.${into}`),
            }),
            operand,
            rate,
          },
        ]
      : [],
  )
}

function typeOfLines(
  lines: readonly CalculationLine[],
  subjects: readonly RuleSubject[],
): ValueType | undefined {
  const operand = lines[0]?.operand
  if (operand?.of === 'literal') return operand.type
  return subjects.find((subject) => operand && keyOf(subject.operand) === keyOf(operand))?.type
}

type LineProps = Readonly<{
  number: number
  line: CalculationLine
  onChange: (line: CalculationLine) => void
  onRemove: () => void
  children: (set: (operand: Operand) => void) => ReactNode
}>

function Line({ number, line, onChange, onRemove, children }: LineProps) {
  const t = useT()
  const { sign, operand } = line
  return (
    <fieldset className={styles.line} aria-label={t('rules.line', { number })}>
      {number > 1 && (
        <Select<CalculationLine['sign']>
          aria-label={t('rules.sign')}
          value={sign}
          options={[...signs]}
          onChange={(next) => onChange({ sign: next, operand })}
        />
      )}
      <div className={styles.wide}>
        {operand.of === 'literal' ? (
          <InputNumber<string>
            stringMode
            aria-label={t('rules.number')}
            style={{ width: '100%' }}
            value={operand.text}
            onChange={(text) => onChange({ sign, operand: { ...operand, text: text ?? '' } })}
          />
        ) : (
          children((next) => onChange({ sign, operand: next }))
        )}
      </div>
      <SmallButton name={t('rules.removeLine', { number })} Icon={X} onPress={onRemove} />
    </fieldset>
  )
}

import { useT } from '@signet/i18n/react'
import { createContext, type FormEvent, type ReactNode, use, useState } from 'react'

/** The sentences for controls that were refused on submitting, and whether anybody has tried to submit. */
type Checked = Readonly<{ problems: ReadonlyMap<string, string>; isTried: boolean }>

const untried: Checked = { problems: new Map(), isTried: false }
const CheckedContext = createContext(untried)

/**
 * The sentence for a field that was refused on submitting, until somebody changes the field. `isMissing` says that
 * nothing is chosen in a control that the browser does not check.
 */
export function useFieldProblem(id: string, isMissing: boolean): string | undefined {
  const t = useT()
  const { problems, isTried } = use(CheckedContext)
  return problems.get(id) ?? (isTried && isMissing ? t('studio.problem.missing') : undefined)
}

type CheckedFormProps = Readonly<{
  label: string
  className?: string | undefined
  onSubmit: () => void
  children: ReactNode
}>

type Control = HTMLInputElement | HTMLTextAreaElement

/**
 * A form that Enter submits. What the browser refuses, or a `Labelled` misses, is said beside the field, in the language
 * of the page.
 */
export function CheckedForm({ label, className, onSubmit, children }: CheckedFormProps) {
  const t = useT()
  const [checked, setChecked] = useState(untried)
  const showProblem = (event: FormEvent<HTMLFormElement>) => {
    const { target, currentTarget } = event
    if (!isControl(target) || target.id === '') return
    event.preventDefault()
    if (currentTarget.querySelector('input:invalid, textarea:invalid') === target) target.focus()
    setChecked(({ problems }) => ({
      problems: new Map(problems).set(target.id, t(problemOf(target))),
      isTried: true,
    }))
  }
  const forget = ({ target }: FormEvent) => {
    const { problems, isTried } = checked
    if (target instanceof HTMLElement && problems.has(target.id))
      setChecked({ problems: new Map([...problems].filter(([id]) => id !== target.id)), isTried })
  }

  return (
    <form
      className={className}
      aria-label={label}
      onInvalidCapture={showProblem}
      onInput={forget}
      onSubmit={(event) => {
        event.preventDefault()
        if (event.currentTarget.querySelector('[data-missing]')) setChecked({ ...checked, isTried: true })
        else onSubmit()
      }}
    >
      <CheckedContext value={checked}>{children}</CheckedContext>
    </form>
  )
}

function isControl(target: EventTarget): target is Control {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
}

/** A control names the sentence for a text that does not fit its pattern. */
function problemOf({ validity, dataset }: Control): string {
  if (validity.valueMissing) return 'studio.problem.missing'
  if (validity.patternMismatch && dataset['mismatch']) return dataset['mismatch']
  return validity.typeMismatch ? 'studio.problem.address' : 'studio.problem.other'
}

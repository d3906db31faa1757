import { useT } from '@signet/i18n/react'
import { createContext, type FormEvent, type ReactNode, use, useState } from 'react'

type Problems = ReadonlyMap<string, string>

const none: Problems = new Map()
const ProblemsContext = createContext(none)

/** The sentence for a field that was refused on submitting, until somebody changes the field. */
export function useFieldProblem(id: string): string | undefined {
  return use(ProblemsContext).get(id)
}

type CheckedFormProps = Readonly<{
  label: string
  className?: string | undefined
  onSubmit: () => void
  children: ReactNode
}>

type Control = HTMLInputElement | HTMLTextAreaElement

/** A form that Enter submits. What the browser refuses is said beside the field, in the language of the page. */
export function CheckedForm({ label, className, onSubmit, children }: CheckedFormProps) {
  const t = useT()
  const [problems, setProblems] = useState(none)
  const showProblem = (event: FormEvent<HTMLFormElement>) => {
    const { target, currentTarget } = event
    if (!isControl(target) || target.id === '') return
    event.preventDefault()
    if (currentTarget.querySelector('input:invalid, textarea:invalid') === target) target.focus()
    setProblems((before) => new Map(before).set(target.id, t(problemOf(target))))
  }
  const forget = ({ target }: FormEvent) => {
    if (target instanceof HTMLElement && problems.has(target.id))
      setProblems(new Map([...problems].filter(([id]) => id !== target.id)))
  }

  return (
    <form
      className={className}
      aria-label={label}
      onInvalidCapture={showProblem}
      onInput={forget}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <ProblemsContext value={problems}>{children}</ProblemsContext>
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

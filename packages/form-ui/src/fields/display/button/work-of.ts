import type { FieldValue, FormStore } from '@signet/form'
import { type ButtonSettings, button, resultsOf } from '@signet/form/kinds'
import type { FormActions } from '../../../form/form-actions.ts'

/** What a press came to: how many fields were filled in; undefined where somebody else takes over. */
export type Outcome = Readonly<{ filled: number }> | undefined

/** Why it cannot be pressed: it fills what this person may not change, says not yet what to do, or cannot do it here. */
export type Obstacle = 'fixed' | 'unset' | 'notHere'

export type Work = Readonly<{ obstacle: Obstacle } | { run: () => Promise<Outcome> | Outcome }>

type Around = Readonly<{
  store: FormStore
  actions: FormActions
  /** What the formulas of the button answer now, by name. */
  results: Readonly<Record<string, unknown>>
}>

/** The declared action of a button, ready to be done; or why it cannot be. */
export function workOf(settings: ButtonSettings, around: Around): Work {
  const { store } = around
  const fields = button.fills?.(settings) ?? []
  if (fields.length > 0 && fields.every((key) => store.field(key).isReadOnly)) return { obstacle: 'fixed' }
  return works[settings.action](settings, around)
}

const works: Readonly<Record<ButtonSettings['action'], typeof workOf>> = {
  setFields: ({ set }, { store, results }) =>
    Object.keys(set).length === 0
      ? { obstacle: 'unset' }
      : { run: () => fillIn(store, Object.fromEntries(resultsOf('set', results))) },

  openPage: ({ page }, { actions: { openPage } }) => leave(page, openPage),
  openLink: ({ address }, { actions: { openLink } }) => leave(address, openLink),

  launchFlow: ({ flow }, { actions: { launchFlow }, results }) => {
    if (flow === '') return { obstacle: 'unset' }
    if (!launchFlow) return { obstacle: 'notHere' }
    return {
      run: async () => {
        await launchFlow({ flow, values: Object.fromEntries(resultsOf('parameters', results)) })
        return undefined
      },
    }
  },

  callInterface: (settings, { store, actions: { callInterface }, results }) => {
    if (settings.interface === '') return { obstacle: 'unset' }
    if (!callInterface) return { obstacle: 'notHere' }
    return {
      run: async () => {
        const parameters = Object.fromEntries(resultsOf('parameters', results))
        const found = await callInterface({ interface: settings.interface, parameters })
        if (!found) return { filled: 0 }
        return fillIn(
          store,
          Object.fromEntries(settings.fills.map(({ column, field }) => [field, found[column] ?? null])),
        )
      },
    }
  },
}

function leave(where: string, go: ((where: string) => void) | undefined): Work {
  if (where === '') return { obstacle: 'unset' }
  if (!go) return { obstacle: 'notHere' }
  return {
    run: () => {
      go(where)
      return undefined
    },
  }
}

/** Writes what this person may write, as the kinds of the fields read it, and counts it. */
function fillIn(store: FormStore, results: Readonly<Record<string, unknown>>): Outcome {
  const writable = Object.entries(results).filter(([key]) => !store.field(key).isReadOnly)
  const values = writable.map(([key, result]) => {
    const { kind, settings } = store.field(key).field
    return [key, (kind.fromFormula?.(result, settings) ?? result) as FieldValue] as const
  })
  store.fill('', Object.fromEntries(values))
  return { filled: values.length }
}

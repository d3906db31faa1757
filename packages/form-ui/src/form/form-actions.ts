import type { FieldValue } from '@signet/form'

/** What an interface is called with: the results of the parameters' formulas, by name. */
export type InterfaceCall = Readonly<{ interface: string; parameters: Readonly<Record<string, unknown>> }>

/** Which flow is begun, and what its form starts with. */
export type FlowLaunch = Readonly<{ flow: string; values: Readonly<Record<string, unknown>> }>

/**
 * What the buttons of a form may do beyond the form. Addresses and paths were checked (`isSafeAddress`). Where the
 * application leaves one out, its buttons say that they cannot be used here. A promise that fails does so with a
 * sentence for the person.
 */
export type FormActions = Readonly<{
  /** A page of the product, by its path. */
  openPage?: (path: string) => void
  /** A page elsewhere, mail or telephone. */
  openLink?: (address: string) => void
  /** The first row that the interface answers, by column; nothing where it found none. */
  callInterface?: (call: InterfaceCall) => Promise<Readonly<Record<string, FieldValue>> | undefined>
  launchFlow?: (launch: FlowLaunch) => Promise<unknown>
}>

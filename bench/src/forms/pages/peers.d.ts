/** The parts of the peers' types that the pages use; the packages are installed outside the repository. */

declare module 'peer:@formily/core' {
  type Query = Readonly<{ value: () => unknown; get: (name: 'visible') => unknown }>

  export type Form = Readonly<{
    values: Readonly<Record<string, unknown>>
    query: (path: string) => Query
  }>
  export type Field = Pick<Form, 'query'> & {
    readonly form: Form
    readonly address: Readonly<{ toString: () => string }>
    readonly title: string
    readonly required: boolean
    readonly selfErrors: readonly string[]
    value: unknown
    visible: boolean
  }
  export function createForm(options: Readonly<{ values: object }>): Form
}

declare module 'peer:@formily/react' {
  import type { Field as FieldModel, Form } from 'peer:@formily/core'
  import type { ComponentType, ReactNode } from 'react'

  type Control = (props: never) => ReactNode
  type Named = readonly [view: Control, props?: object] | undefined
  type FieldProps = Readonly<{
    name: string
    basePath?: string | undefined
    title?: string
    required?: boolean
    decorator?: Named
    component?: Named
    reactions?: unknown
  }>
  export const FormProvider: ComponentType<Readonly<{ form: Form; children?: ReactNode }>>
  export function Field(props: FieldProps): ReactNode
  export function ArrayField(props: FieldProps): ReactNode
  export function observer<Props>(view: (props: Props) => ReactNode): (props: Props) => ReactNode
  export function useField(): FieldModel & { value: readonly unknown[] }
}

declare module 'peer:@rjsf/core' {
  import type { ComponentType } from 'react'

  type FormProps = Readonly<{
    schema: object
    uiSchema: object
    validator: unknown
    formData: object
    noHtml5Validate?: boolean
    onChange: (event: Readonly<{ formData: Readonly<Record<string, unknown>> }>) => void
  }>
  const Form: ComponentType<FormProps>

  export { Form as default }
}

declare module 'peer:@rjsf/validator-ajv8' {
  const validator: unknown

  export { validator as default }
}

declare module 'peer:survey-core' {
  type Question = Readonly<{ isVisible: boolean; columns: readonly Readonly<{ name: string }>[] }>
  export class Model {
    constructor(definition: object)
    lazyRenderEnabled: boolean
    data: Readonly<Record<string, unknown>>
    getQuestionByName(name: string): Question
  }
}

declare module 'peer:survey-react-ui' {
  import type { Model } from 'peer:survey-core'
  import type { ComponentType } from 'react'
  export const Survey: ComponentType<Readonly<{ model: Model }>>
}

declare module 'peer:survey-core/survey-core.fontless.css' {}
declare module 'peer:@formio/js/dist/formio.form.min.css' {}

declare module 'peer:@formio/js/dist/formio.form.min.js' {
  type Webform = Readonly<{
    data: Readonly<Record<string, unknown>>
    setSubmission: (submission: Readonly<{ data: object }>) => Promise<unknown>
    getComponent: (key: string) => Readonly<{ visible: boolean }> | undefined
  }>
  export const Formio: Readonly<{
    createForm: (place: HTMLElement, form: object, options: object) => Promise<Webform>
  }>
}

export type { DisplayView, FieldView, FilledSlot, LayoutView } from './skins/field-view.ts'
export type { FlowLaunch, FormActions, InterfaceCall } from './skins/form-actions.ts'
export { FormDisplay } from './skins/form-display.tsx'
export type {
  Choice,
  FormEnvironment,
  FoundPlace,
  LookupAnswer,
  LookupQuestion,
  MapSettings,
  SavedSignature,
  Upload,
  UploadProgress,
  UploadState,
} from './skins/form-environment.ts'
export { FormField } from './skins/form-field.tsx'
export { FormSurroundings, type FormSurroundingsProps } from './skins/form-surroundings.tsx'
export { FormView, type FormViewProps } from './skins/form-view.tsx'
export type { Pointer } from './skins/pointer.ts'
export { useSignal } from './skins/use-signal.ts'

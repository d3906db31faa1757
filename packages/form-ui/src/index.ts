export type { DisplayView, FieldView, FilledSlot, LayoutView } from './form/field-view.ts'
export { hasOnlyUsualKinds, loadAllViews, loadFormViews, withViews } from './form/field-views.ts'
export type { FlowLaunch, FormActions, InterfaceCall } from './form/form-actions.ts'
export { FormDisplay } from './form/form-display.tsx'
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
} from './form/form-environment.ts'
export { FormField } from './form/form-field.tsx'
export { FormProvider, type FormProviderProps } from './form/form-surroundings.tsx'
export { FormView, type FormViewProps } from './form/form-view.tsx'
export type { Pointer } from './form/pointer.ts'
export { useSignal } from './form/use-signal.ts'
export { LevelTrail } from './lookup/level-trail.tsx'

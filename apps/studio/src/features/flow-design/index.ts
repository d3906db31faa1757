export { ActionSettings } from './automatic-steps/action-settings.tsx'
export { useFormFields } from './automatic-steps/fillings.tsx'
export { type FormContext, FormContextProvider } from './designer/flow-designer-context.ts'
export { FlowForForm } from './new-flow/new-flow-button.tsx'
export { NewFlowDialog } from './new-flow/new-flow-dialog.tsx'
export {
  ConditionSetting,
  NamedSetting,
  NumberSetting,
} from './properties/plain-settings.tsx'

import { createRoute } from '@tanstack/react-router'
import { addressed } from '../../kit/pages/broken-link.tsx'
import { lazyPage } from '../../kit/pages/lazy-page.ts'
import { memberRoute } from '../../kit/pages/root-route.ts'
import {
  readActionSearch,
  readCatalogSearch,
  readChoosingSearch,
  readFormSearch,
  readModelSearch,
  readPrintSearch,
  readRecordSearch,
} from './record-search.ts'

export { type Model, modelsQuery, useModels } from './use-models.ts'

const LastModelPage = lazyPage(() => import('./models/last-model-page.tsx'), 'LastModelPage')

export const recordsRoutes = [
  createRoute({
    getParentRoute: () => memberRoute,
    path: '/pages/apply/catalog/index',
    validateSearch: readCatalogSearch,
    component: lazyPage(() => import('./models/catalog-page.tsx'), 'CatalogPage'),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: '/pages/apply/allAppApply/index',
    component: lazyPage(() => import('./models/favourites-page.tsx'), 'FavouritesPage'),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: '/pages/apply/menu/index',
    component: lazyPage(() => import('./models/models-page.tsx'), 'ModelsPage'),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: '/pages/apply/order/index',
    component: lazyPage(() => import('./models/order-page.tsx'), 'OrderPage'),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: '/pages/apply/dynamicModel/index',
    validateSearch: readModelSearch,
    component: addressed(
      ['modelId'],
      lazyPage(() => import('./list/records-page.tsx'), 'RecordsPage'),
      LastModelPage,
    ),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: '/pages/apply/dynamicModel/import',
    validateSearch: readFormSearch,
    component: addressed(
      ['modelId'],
      lazyPage(() => import('./sheets/import-page.tsx'), 'ImportPage'),
    ),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: '/pages/apply/dynamicModel/form',
    validateSearch: readFormSearch,
    component: addressed(
      ['modelId'],
      lazyPage(() => import('./form/record-form-page.tsx'), 'RecordFormPage'),
      LastModelPage,
    ),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: '/pages/apply/dynamicModel/detail',
    validateSearch: readRecordSearch,
    component: addressed(
      ['modelId', 'id'],
      lazyPage(() => import('./detail/record-page.tsx'), 'RecordPage'),
      LastModelPage,
    ),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: '/pages/apply/dynamicModel/scanForm',
    validateSearch: readRecordSearch,
    component: addressed(
      ['modelId', 'id'],
      lazyPage(() => import('./detail/record-page.tsx'), 'RecordPage'),
      LastModelPage,
    ),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: '/pages/apply/dynamicModel/print',
    validateSearch: readPrintSearch,
    component: addressed(
      ['modelId'],
      lazyPage(() => import('./printing/print-page.tsx'), 'PrintPage'),
      LastModelPage,
    ),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: '/pages/apply/customBtn/index',
    validateSearch: readActionSearch,
    component: addressed(
      ['modelId', 'action'],
      lazyPage(() => import('./form/action-form-page.tsx'), 'ActionFormPage'),
      LastModelPage,
    ),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: '/pages/apply/popSelect/index',
    validateSearch: readChoosingSearch,
    component: lazyPage(() => import('./choosing/pop-select-page.tsx'), 'PopSelectPage'),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: '/pages/apply/tableLinkage/index',
    validateSearch: readChoosingSearch,
    component: lazyPage(() => import('./choosing/table-linkage-page.tsx'), 'TableLinkagePage'),
  }),
] as const

import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'

/** Every component in every state; not part of the product. */
export function galleryRoutesUnder<Parent extends AnyRoute>(getParentRoute: () => Parent) {
  if (!import.meta.env.DEV && import.meta.env.VITE_GALLERY !== '1') return []
  return [
    createRoute({
      getParentRoute,
      path: '/ui',
      component: lazyRouteComponent(() => import('./features/gallery/gallery-page.tsx'), 'GalleryPage'),
    }),
  ]
}

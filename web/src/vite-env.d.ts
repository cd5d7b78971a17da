/// <reference types="vite/client" />

type ImportMetaEnv = {
  /** Set to build the gallery into a production bundle. */
  readonly VITE_GALLERY?: string
}

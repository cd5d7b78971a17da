declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  type Api = {
    /** Zero where the language was found. */
    Init: (folder: string | null, language: string, engine: number) => number
    /** One where the picture could not be taken. */
    SetImageFile: (orientation: number, angle: number) => number
    Recognize: (monitor: null) => number
    GetJSONText: () => string
    MeanTextConf: () => number
    Clear: () => void
    End: () => void
  }
  type Core = {
    FS: { writeFile: (name: string, bytes: Uint8Array) => void; unlink: (name: string) => void }
    TessBaseAPI: new () => Api
  }
  const load: (options: { print: () => void; printErr: () => void }) => Promise<Core>
  export = load
}

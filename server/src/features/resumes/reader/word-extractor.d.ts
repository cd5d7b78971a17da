declare module 'word-extractor' {
  type Options = { filterUnicode?: boolean; includeFooters?: boolean }
  type Extracted = {
    getBody: (options?: Options) => string
    getHeaders: (options?: Options) => string
    getFooters: (options?: Options) => string
    getTextboxes: (options?: Options) => string
  }
  const WordExtractor: new () => { extract: (file: Buffer) => Promise<Extracted> }
  export = WordExtractor
}

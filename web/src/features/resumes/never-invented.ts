export const neverInvented =
  'Nothing is invented: every figure is yours, and a blank in brackets waits for you to fill it.'

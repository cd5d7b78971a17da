/** 'seeker' is the stored word for a candidate. Apart from the schemas, so that the browser's first page needs none. */
export const roles = ['seeker', 'employer'] as const

/** A toast of the specification: its title, its description where it has one, and whether it tells a failure. */
export type Message = { title: string; description?: string; kind: 'success' | 'failure' }

export function success(title: string, description?: string): Message {
  return { title, description, kind: 'success' }
}

export function failure(title: string, description?: string): Message {
  return { title, description, kind: 'failure' }
}

import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { usePageTitle } from './page-title.ts'

type PageWidth = 'content' | 'narrow'

/** The column a page stands in; every page except split ones has exactly one. */
export function PageBody({ width = 'content', className, ...rest }: ComponentProps<'div'> & { width?: PageWidth }) {
  const max =
    width === 'content' ? 'max-w-[calc(var(--content)+2*var(--gutter))]' : 'max-w-[calc(42rem+2*var(--gutter))]'
  return <div {...rest} className={classNames('mx-auto w-full px-gutter pt-6 md:pt-10', max, className)} />
}

type PageHeaderProps = {
  title: string
  /** The document's title where it differs from the heading. */
  documentTitle?: string
  lead?: ReactNode
  /** Above the heading: a link back. */
  back?: ReactNode
  /** To the right of the heading. */
  actions?: ReactNode
  className?: string
}

/** The one h1 of a page. It is there from the first render, so that the focus finds it after a change of page. */
export function PageHeader({ title, documentTitle, lead, back, actions, className }: PageHeaderProps) {
  usePageTitle(documentTitle ?? title)
  return (
    <header className={classNames('mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 md:mb-8', className)}>
      <div className="min-w-0">
        {back && <div className="mb-3">{back}</div>}
        <h1 tabIndex={-1}>{title}</h1>
        {lead && <p className="mt-2 max-w-measure text-lg text-ink-soft">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-3">{actions}</div>}
    </header>
  )
}

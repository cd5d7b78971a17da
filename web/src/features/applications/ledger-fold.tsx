import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { LedgerEntry } from '#domain/applications/ledger.ts'
import { emptyLedger, ledgerTitle, ledgerWords } from '#domain/reveals/ledger-words.ts'
import { readProblem } from '../../api-error.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton, Waiting } from '../../ui/skeleton.tsx'

type LedgerFoldProps<Line extends LedgerEntry> = {
  reader: 'candidate' | 'employer'
  query: UseQueryOptions<Line[], Error, Line[], string[]>
  /** Whom or what a line is about. */
  about: (line: Line) => ReactNode
}

/** The ledger of reveals, asked for once somebody opens it. */
export function LedgerFold<Line extends LedgerEntry>({ reader, query, about }: LedgerFoldProps<Line>) {
  const [isOpen, setIsOpen] = useState(false)
  const { data: lines, error, isFetching, refetch } = useQuery({ ...query, enabled: isOpen })
  return (
    <Disclosure title={ledgerTitle} onOpen={() => setIsOpen(true)}>
      {isOpen && !lines && !error && (
        <Waiting label="Loading the ledger">
          <Skeleton className="h-12 w-full" />
        </Waiting>
      )}
      {error && !lines && (
        <ErrorState
          title="The ledger did not load"
          description={readProblem(error).message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {lines?.length === 0 && <p className="text-ink-soft">{emptyLedger[reader]}</p>}
      {lines && lines.length > 0 && (
        <ul className="grid">
          {lines.map((line, at) => (
            <li
              key={`${line.at}-${at}`}
              className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-line py-3 first:border-t-0"
            >
              <div className="grid min-w-0 gap-0.5">
                <p className="wrap-anywhere">{about(line)}</p>
                <p className="text-sm">{ledgerWords(line, reader).text}</p>
              </div>
              <p className="text-sm text-ink-soft">
                {ledgerWords(line, reader).through}, <time dateTime={line.at}>{moment.format(new Date(line.at))}</time>
              </p>
            </li>
          ))}
        </ul>
      )}
    </Disclosure>
  )
}

const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

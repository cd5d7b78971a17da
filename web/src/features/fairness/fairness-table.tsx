type FairnessTableProps = { caption: string; head: readonly string[]; rows: readonly (readonly string[])[] }

/** Words on the left, figures on the right. */
export function FairnessTable({ caption, head, rows }: FairnessTableProps) {
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line text-ink-soft">
          {head.map((cell, at) => (
            <th key={cell} scope="col" className={at === 0 ? 'py-2 pr-3 text-left' : 'py-2 pl-3 text-right'}>
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...figures]) => (
          <tr key={name} className="border-b border-line">
            <th scope="row" className="py-2 pr-3 text-left font-body">
              {name}
            </th>
            {figures.map((figure, at) => (
              <td key={head[at + 1]} className="tabular py-2 pl-3 text-right">
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

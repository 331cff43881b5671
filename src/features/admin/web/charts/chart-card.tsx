import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { saveFile } from '#web/save-file.ts';
import { Button } from '#web/ui/button.tsx';
import { toCsv } from '../../core/format-figures.ts';
import { nameDay } from '../../core/unfinished-day.ts';
import styles from './charts.module.css';

export interface ChartTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly (string | number | null)[])[];
  /** How the table writes a cell; the file keeps the plain value. */
  readonly format?: (cell: number, column: number) => string;
}

interface ChartCardProps {
  readonly title: string;
  readonly caption: string;
  readonly table: ChartTable;
  /** Said when the table has no rows. */
  readonly none?: string | undefined;
  /** Above the chart, where three series share it. */
  readonly legend?: ReactNode;
  /** Left out: the table is all there is, and open. */
  readonly children?: ReactNode;
}

/** One idea on paper: a chart, the same as a table, and both as a file. */
export function ChartCard({
  title,
  caption,
  table,
  none = 'nothing in this range yet.',
  legend,
  children,
}: ChartCardProps) {
  const isEmpty = table.rows.length === 0;
  return (
    <section className={styles.card} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.caption}>{caption}</p>
      {isEmpty && <p className={styles.none}>{none}</p>}
      {!isEmpty && children && (
        <>
          {legend}
          <div
            className={styles.chart}
            role="img"
            aria-label={`${title}: ${caption}. the table below has it in numbers.`}
          >
            {children}
          </div>
          <details className={styles.details}>
            <summary>show as a table</summary>
            <TableView title={title} table={table} />
          </details>
        </>
      )}
      {!isEmpty && !children && <TableView title={title} table={table} />}
      {!isEmpty && (
        <Button
          look="text"
          size="sm"
          icon={<Download />}
          aria-label={`download CSV: ${title}`}
          onClick={() =>
            saveFile(`${title.replaceAll(/\W+/g, '-')}.csv`, 'text/csv', toCsv(table.head, table.rows))
          }
        >
          download CSV
        </Button>
      )}
    </section>
  );
}

function TableView({ title, table: { head, rows, format = String } }: { title: string; table: ChartTable }) {
  const [now] = useState(Date.now);
  const write = (cell: string | number | null, column: number) =>
    cell === null ? '–' : typeof cell === 'number' ? format(cell, column) : nameDay(cell, now);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.scroll} aria-label={`${title}, table`} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.slice(0, 2).join(' ')}>
              {row.map((cell, column) => (
                <td key={head[column]}>{write(cell, column)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

import type { DocumentsReply } from '#core/api/documents.ts'
import { shared, record as table } from '#words/en/documents.ts'
import css from './documents.module.css'
import { DocumentDownload } from './first-download.tsx'

/** Drawn on the sheet before each file: lines with ticks, a padlock, a box. */
const drawings = {
  record: 'M7 9l1.5 1.5L11 8M14 9h6M7 16l1.5 1.5L11 15M14 16h6M7 23l1.5 1.5L11 22M14 23h6',
  sealed: 'M8 15h12v9H8zM10.5 15v-3.5a3.5 3.5 0 0 1 7 0V15M14 18.5v2',
  archive: 'M6 10h16v4H6zM7.5 14v10h13V14M12 18h4',
} as const

type File = {
  readonly drawing: keyof typeof drawings
  readonly title: string
  readonly words: string
  readonly path: string
  readonly file: string
  /** After "Download", for a screen reader. */
  readonly about: string
  /** What the dialog before a first download says. The record is there without one. */
  readonly action?: string
}

const ofTheRecord: readonly File[] = [
  {
    drawing: 'record',
    ...table.theRecord,
    path: '/api/record.pdf',
    file: 'record.pdf',
  },
  {
    drawing: 'sealed',
    ...table.theSealedRecord,
    path: '/api/record.json',
    file: 'record.json',
  },
]

/** What is kept beside the will: how it was made, and a copy of it as a file. */
export function RecordPanel({ pack }: { pack: DocumentsReply }) {
  const archive = pack.documents.find((document) => document.archive)?.archive
  const files: readonly File[] = [
    ...ofTheRecord,
    ...(archive
      ? [
          {
            drawing: 'archive' as const,
            ...table.theArchiveCopy,
            path: archive.url,
            file: 'will-archive.pdf',
          },
        ]
      : []),
  ]
  return (
    <section className={css.group} aria-labelledby="record">
      <div className={css.about}>
        <h2 className="below-8" id="record">
          {table.howYourWillWasMade}
        </h2>
        <p>{table.keepTheseWithYourWillThey}</p>
      </div>
      <ul>
        {files.map(({ title, words, drawing, ...file }) => (
          <li key={title} className={css.document}>
            <span className={`${css.page} ${css.drawn}`} aria-hidden="true">
              <svg className="line-icon brand" viewBox="0 0 28 32" aria-hidden="true">
                <path d={drawings[drawing]} />
              </svg>
            </span>
            <div>
              <h3>{title}</h3>
              <p className={css.words}>{words}</p>
              <div className={css.actions}>
                <DocumentDownload {...file} look="quiet" label={shared.download} arrow />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

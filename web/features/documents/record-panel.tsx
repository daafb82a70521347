import type { DocumentsReply } from '#core/api/documents.ts'
import { DownloadButton } from '../../ui/download-button.tsx'
import page from '../../ui/plain-page.module.css'
import css from './downloads.module.css'
import { useFirstDownload } from './first-download.tsx'

function ArchiveCopy({ url }: { url: string }) {
  const first = useFirstDownload()
  return (
    <div className={css.alsoKept}>
      <p className={page.soft}>
        The archive copy is your will as one file, in the format that archives use. It has nowhere to sign.
      </p>
      <div className={page.actions}>
        <DownloadButton
          path={url}
          file="will-archive.pdf"
          label="Download the archive copy"
          before={(go) => first({ action: 'Download the archive copy', go })}
        />
      </div>
    </div>
  )
}

/** What is kept beside the will: how it was made, and a copy of it as a file. */
export function RecordPanel({ pack }: { pack: DocumentsReply }) {
  const archive = pack.documents.find((document) => document.archive)?.archive
  return (
    <section className={page.panel} aria-labelledby="record">
      <h2 id="record">How your will was made</h2>
      <p className={page.soft}>
        The record says what you were asked, answered, read and signed, and when. Keep it with your will. It helps if
        someone asks later.
      </p>
      <div className={page.actions}>
        <DownloadButton path="/api/record.pdf" file="record.pdf" label="Download the record" />
        <DownloadButton path="/api/record.json" file="record.json" label="Download it as a sealed file" look="quiet" />
      </div>
      {archive && <ArchiveCopy url={archive.url} />}
    </section>
  )
}

import { useState } from 'react'
import { addressOf } from '#core/api/contract/calls.ts'
import { downloadButton as words } from '#words/en/forms.ts'
import { ApiError, fileAt } from '../api/http.ts'
import { useWords } from '../content/use-words.ts'
import { Button } from './button.tsx'
import { giveFile } from './give-file.ts'

/** Downloads a file that needs the bearer token. `about` tells screen readers which of several files it is. */
export function DownloadButton({
  path,
  file,
  label,
  about,
  look = 'secondary',
  arrow = false,
  before = (go) => go(),
  after,
}: {
  path: string
  file: string
  label: string
  about?: string
  look?: 'primary' | 'secondary' | 'quiet'
  /** Draws an arrow down, where several stand in a list. */
  arrow?: boolean
  /** Asked for each download, with what starts it. */
  before?: (go: () => void) => void
  /** Called once the file is there. */
  after?: () => void
}) {
  const [state, setState] = useState<'idle' | 'busy'>('idle')
  const [said, setSaid] = useState('')
  const { offline } = useWords('failures')
  const download = async () => {
    setState('busy')
    setSaid('')
    try {
      giveFile(await fileAt(path), file)
      setSaid(words.downloaded)
      after?.()
    } catch (error) {
      // A refusal of the server says its reason and what to do. Else it was not reached, or not to the end of the file.
      setSaid(error instanceof ApiError ? error.message : `${words.notDownloaded} ${offline}`)
    } finally {
      setState('idle')
    }
  }
  return (
    <span>
      <Button look={look} busy={state === 'busy'} onClick={() => before(() => void download())}>
        {arrow && (
          <svg className="line-icon" viewBox="0 0 20 20" aria-hidden="true">
            <path d="M10 3v10M5.5 9 10 13.5 14.5 9M4 17h12" />
          </svg>
        )}
        {label}
        {about && <span className="visually-hidden"> {about}</span>}
      </Button>
      <span role="status">
        {said && ' '}
        {said}
        {said && about && <span className="visually-hidden"> {about}</span>}
      </span>
    </span>
  )
}

export function DraftDownload({ label }: { label: string }) {
  return (
    <DownloadButton look="quiet" path={addressOf('GET /api/documents/draft.pdf')} file="draft-will.pdf" label={label} />
  )
}

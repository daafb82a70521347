import { useState } from 'react'
import { ApiError, callForFile } from '../api/http.ts'
import { Button } from './button.tsx'

/** Downloads a file that needs the bearer token. `about` tells screen readers which of several files it is. */
export function DownloadButton({
  path,
  file,
  label,
  about,
  look = 'secondary',
}: {
  path: string
  file: string
  label: string
  about?: string
  look?: 'primary' | 'secondary' | 'quiet'
}) {
  const [state, setState] = useState<'idle' | 'busy'>('idle')
  const [said, setSaid] = useState('')
  const download = async () => {
    setState('busy')
    setSaid('')
    try {
      const url = URL.createObjectURL(await callForFile(path))
      const link = document.createElement('a')
      link.href = url
      link.download = file
      link.click()
      setSaid('Downloaded.')
      // Long enough for the browser to start the download.
      setTimeout(() => URL.revokeObjectURL(url), 60_000)
    } catch (error) {
      // A refusal of the server says its reason and what to do.
      setSaid(error instanceof ApiError ? error.message : 'Not downloaded. Try again.')
    } finally {
      setState('idle')
    }
  }
  return (
    <span>
      <Button look={look} busy={state === 'busy'} onClick={() => void download()}>
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

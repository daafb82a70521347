import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { callForFile } from '../../api/http.ts'
import css from './documents.module.css'

/** True from when the element has come near the window. */
const useIsNear = () => {
  const element = useRef<HTMLSpanElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: '400px' },
    )
    if (element.current) watcher.observe(element.current)
    return () => watcher.disconnect()
  }, [])
  return { element, near }
}

/** The address of a blob while it is shown. */
const useObjectUrl = (blob: Blob | undefined): string | undefined => {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!blob) return undefined
    const made = URL.createObjectURL(blob)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return url
}

/** The first page of a document in small; blank paper until it is there, and where there is none. */
export function FirstPage({ from, large = false }: { from: string | undefined; large?: boolean }) {
  const { element, near } = useIsNear()
  const { data } = useQuery({
    queryKey: ['first page', from],
    queryFn: () => callForFile(from ?? ''),
    enabled: near && from !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const url = useObjectUrl(data)
  return (
    <span ref={element} className={`${css.page} ${large ? css.large : ''}`} aria-hidden="true">
      {url && <img src={url} alt="" width={595} height={842} />}
    </span>
  )
}

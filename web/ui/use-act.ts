import { useState } from 'react'
import { expectFailedCall } from '../api/http.ts'

/** What a section of the account does when a button is pressed: whether it is under way, and what to say when it is done or failed. */
export const useAct = () => {
  const [said, setSaid] = useState('')
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const act = async (work: () => Promise<void>, done: string): Promise<void> => {
    setBusy(true)
    setSaid('')
    setFailure('')
    try {
      await work()
      setSaid(done)
    } catch (error) {
      setFailure(expectFailedCall(error).message)
    } finally {
      setBusy(false)
    }
  }
  return { said, failure, busy, act }
}

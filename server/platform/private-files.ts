import { chmodSync, closeSync, existsSync, lstatSync, mkdirSync, openSync, readdirSync, type Stats } from 'node:fs'
import { join } from 'node:path'

/** For files and folders that a process makes without saying for whom. */
export const PRIVATE_UMASK = 0o077

const OTHERS = 0o077
const ROOT = 0
const FOLDER_MODE = 0o700
const FILE_MODE = 0o600

/** A file or folder of the product that other users of the machine can open, and that this user cannot close to them. */
export class NotPrivate extends Error {
  override readonly name = 'NotPrivate'
  constructor(path: string) {
    super(
      `${path} is open to other users of this machine and belongs to another one, so it cannot be made private. ` +
        `Give it to the user that runs this: chown, then chmod ${lstatSync(path).isDirectory() ? '700' : '600'}.`,
    )
  }
}

// Windows has no such modes; a folder there is private by the rights of the folder around it.
const hasModes = process.platform !== 'win32'

const ownFiles = /^(?:heirloom\..*|keys|mail)$/

function* pathsIn(folder: string, wanted = (_name: string) => true): Generator<readonly [string, Stats]> {
  for (const name of readdirSync(folder).filter(wanted)) {
    const path = join(folder, name)
    const found = lstatSync(path, { throwIfNoEntry: false })
    if (!found || found.isSymbolicLink()) continue
    yield [path, found]
    if (found.isDirectory()) yield* pathsIn(path)
  }
}

/** The folder and what the product keeps in it. Other things there, such as `lost+found`, are not ours to change. */
function* everythingIn(dataDir: string): Generator<readonly [string, Stats]> {
  yield [dataDir, lstatSync(dataDir)]
  yield* pathsIn(dataDir, (name) => ownFiles.test(name))
}

/** The files and folders of the product that other users of the machine can open. */
export const openToOthers = (dataDir: string): string[] =>
  hasModes && existsSync(dataDir)
    ? [...everythingIn(dataDir)].filter(([, { mode }]) => (mode & OTHERS) !== 0).map(([path]) => path)
    : []

/** Creates the folder, or closes it and what the product keeps in it to other users of the machine. Throws NotPrivate. */
export const makePrivate = (dataDir: string, user = process.getuid?.()): void => {
  mkdirSync(dataDir, { recursive: true, mode: FOLDER_MODE })
  for (const path of openToOthers(dataDir)) {
    const found = lstatSync(path)
    if (found.uid !== user && user !== ROOT) throw new NotPrivate(path)
    chmodSync(path, found.isDirectory() ? FOLDER_MODE : FILE_MODE)
  }
}

/** Creates a file that its owner alone may read, if it is not there. What a database adds beside it gets the same mode. */
export const makePrivateFile = (path: string): void => {
  if (!existsSync(path)) closeSync(openSync(path, 'a', FILE_MODE))
}

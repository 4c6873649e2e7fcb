// Makes the data folder at the first start.
import { chmod, mkdir } from 'node:fs/promises'

/** Others may pass through it, for the database's account has to, but not look into it. An existing folder is left as it is. */
export async function createDataFolder(dataDir: string): Promise<void> {
  if ((await mkdir(dataDir, { recursive: true })) !== undefined) await chmod(dataDir, 0o711)
}

import type { Readable } from 'node:stream';
import { FileStore } from '@gewerk/messaging';
import { Injectable } from '@nestjs/common';

/** Sheets of failed rows, kept in the file store until they are fetched. */
@Injectable()
export class PreparedSheets {
  constructor(private readonly files: FileStore) {}

  /** Returns its name in the file store. */
  async put(runId: string, content: Readable): Promise<string> {
    const object = nameOf(runId);
    await this.files.put(object, content);
    return object;
  }

  /** Removes the sheets of these runs, which are generated again when they are requested. */
  async remove(runIds: readonly string[]): Promise<void> {
    for (const runId of runIds) await this.files.delete(nameOf(runId));
  }
}

const nameOf = (runId: string): string => `import-export/failed-rows/${runId}.xlsx`;

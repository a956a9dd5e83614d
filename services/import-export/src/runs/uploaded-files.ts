import { IMPORT } from '@gewerk/contracts/limits';
import { FileStore } from '@gewerk/messaging';
import { Injectable } from '@nestjs/common';
import { fileFaults } from '../read-sheet/file-faults.js';

/** Uploaded files by their names in the file store. */
@Injectable()
export class UploadedFiles {
  constructor(private readonly files: FileStore) {}

  /** The whole file, in memory that a reading thread can share. Fails with `payload-too-large` above 20 MB. */
  async read(object: string): Promise<Uint8Array> {
    const { bytes, content } = await this.files.get(object);
    if (bytes > IMPORT.maxBytes) {
      content.destroy();
      throw fileFaults.tooLarge();
    }
    const file = new Uint8Array(new SharedArrayBuffer(bytes));
    let read = 0;
    for await (const chunk of content as AsyncIterable<Uint8Array>) {
      if (read + chunk.length > bytes) throw fileFaults.tooLarge();
      file.set(chunk, read);
      read += chunk.length;
    }
    return file.subarray(0, read);
  }

  async remove(object: string): Promise<void> {
    await this.files.delete(object);
  }
}

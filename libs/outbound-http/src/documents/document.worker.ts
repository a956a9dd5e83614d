import { parentPort } from 'node:worker_threads';
import { type DocumentTask, readDocument } from './document-task.js';

/** The thread in which documents of other sites are read, one after the other; DocumentThread is the other end. */
const port = parentPort;
if (!port) throw new Error('document.worker runs as a worker thread only');
// What goes wrong ends the thread, and reaches the other end as its error.
port.on('message', (task: DocumentTask) => port.postMessage(readDocument(task)));
port.postMessage('ready');

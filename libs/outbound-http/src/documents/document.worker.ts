import { parentPort } from 'node:worker_threads';
import { type DocumentTask, readDocument } from './document-task.js';

/** The thread in which documents of other sites are read, one after the other; DocumentThread controls it. */
const port = parentPort;
if (!port) throw new Error('document.worker must run as a worker thread');
// An error terminates the thread and reaches DocumentThread as the thread's error.
port.on('message', (task: DocumentTask) => port.postMessage(readDocument(task)));
port.postMessage('ready');

import { buffer } from 'node:stream/consumers';
import { drawLogo } from './draw-logo.js';

/** Reads a picture from its standard input, writes what {@link drawLogo} makes of it as JSON; `drawing` as argument for an SVG. */
const drawn = await drawLogo(await buffer(process.stdin), process.argv[2] === 'drawing');
process.stdout.write(JSON.stringify(drawn));

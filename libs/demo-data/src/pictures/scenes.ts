import type { Palette } from './palettes.js';

const WIDTH = 640;
const HEIGHT = 400;

const rect = (x: number, y: number, width: number, height: number, fill: string, extra = ''): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${extra}/>`;

/** A motif at a point, scaled, in the palette's colours. */
function place(motif: string, x: number, y: number, scale: number, palette: Palette): string {
  const colours: Record<string, string> = {
    M: palette.main,
    A: palette.accent,
    D: palette.dark,
    L: palette.light,
    W: '#fffdf8',
  };
  const drawn = motif.replace(/"([MADLW])"/g, (_, letter: string) => `"${colours[letter] ?? palette.main}"`);
  return `<g transform="translate(${x} ${y}) scale(${scale})">${drawn}</g>`;
}

const tree = (x: number, y: number, palette: Palette): string =>
  `<path d="M${x} ${y}v-46" stroke="${palette.dark}" stroke-width="6"/><circle cx="${x}" cy="${y - 64}" r="28" fill="${palette.main}" opacity=".8"/><circle cx="${x + 14}" cy="${y - 50}" r="18" fill="${palette.main}"/>`;

const potPlant = (x: number, y: number, palette: Palette): string =>
  `<path d="M${x - 14} ${y - 24}h28l-5 24h-18z" fill="${palette.accent}"/><circle cx="${x}" cy="${y - 38}" r="17" fill="${palette.main}"/><circle cx="${x - 10}" cy="${y - 30}" r="11" fill="${palette.main}"/><circle cx="${x + 10}" cy="${y - 30}" r="11" fill="${palette.main}"/>`;

function houses(palette: Palette, offset: number): string {
  const roofs = [0, 1, 2, 3, 4, 5, 6].map((index) => {
    const x = index * 104 - offset;
    const top = 150 + ((index * 37 + offset) % 60);
    return `<path d="M${x} 330V${top}l46-34 46 34v${330 - top}z"/>`;
  });
  return `<g fill="${palette.main}" opacity=".16">${roofs.join('')}</g>`;
}

function awning(x: number, y: number, width: number, palette: Palette): string {
  const count = 10;
  const stripe = width / count;
  const stripes = Array.from({ length: count }, (_, index) => {
    const left = x + index * stripe;
    const fill = index % 2 === 0 ? palette.main : palette.light;
    return `<path d="M${left} ${y}h${stripe}v34a${stripe / 2} 12 0 0 1-${stripe} 0z" fill="${fill}"/>`;
  });
  return stripes.join('');
}

/** A shop seen from the street, its motif in the window. */
export function storefront(motif: string, palette: Palette, turn: number): string {
  const isMirrored = turn % 2 === 1;
  const door = isMirrored ? 130 : 432;
  const glass = isMirrored ? 232 : 130;
  const sun = isMirrored ? 86 : 556;
  return [
    rect(0, 0, WIDTH, HEIGHT, palette.sky),
    `<circle cx="${sun}" cy="72" r="34" fill="${palette.accent}" opacity=".55"/>`,
    houses(palette, turn * 23),
    rect(0, 330, WIDTH, 70, palette.ground),
    rect(0, 330, WIDTH, 8, palette.dark, ' opacity=".12"'),
    rect(100, 62, 440, 270, palette.facade),
    rect(100, 62, 440, 14, palette.main),
    rect(124, 92, 392, 44, palette.dark, ' rx="6"'),
    rect(190, 110, 180, 8, palette.light, ' rx="4"'),
    rect(386, 110, 64, 8, palette.accent, ' rx="4"'),
    rect(glass, 150, 278, 150, palette.dark, ' rx="4"'),
    rect(glass + 8, 158, 262, 134, palette.wall),
    `<path d="M${glass + 8} 292V214l78-56h60L${glass + 8} 262z" fill="#fff" opacity=".35"/>`,
    place(motif, glass + 139, 232, 0.92, palette),
    rect(door, 150, 78, 182, palette.main, ' rx="4"'),
    rect(door + 12, 164, 54, 88, palette.light, ' rx="3"'),
    `<circle cx="${door + 66}" cy="262" r="5" fill="${palette.accent}"/>`,
    awning(112, 136, 416, palette),
    rect(glass - 6, 300, 290, 12, palette.dark, ' rx="3" opacity=".55"'),
    potPlant(isMirrored ? 522 : 118, 340, palette),
    tree(isMirrored ? 48 : 590, 346, palette),
  ].join('');
}

/** A workplace: the motif on a table in front of a wall with a shelf and a lamp. */
export function workplace(motif: string, palette: Palette, turn: number): string {
  const lamp = 190 + (turn % 3) * 130;
  const shelf = turn % 2 === 0 ? 420 : 60;
  const books = [0, 1, 2, 3, 4, 5].map((index) => {
    const height = 34 + ((index * 17 + turn * 11) % 26);
    const fill = [palette.main, palette.accent, palette.dark][(index + turn) % 3] ?? palette.main;
    return rect(shelf + 10 + index * 24, 128 - height, 17, height, fill, ' rx="2" opacity=".8"');
  });
  return [
    rect(0, 0, WIDTH, HEIGHT, palette.wall),
    `<path d="M0 0h${WIDTH}v300H0z" fill="${palette.light}" opacity=".35"/>`,
    `<path d="M${lamp - 150} 300L${lamp - 22} 74h44l128 226z" fill="#fff" opacity=".32"/>`,
    `<path d="M${lamp} 0v52" stroke="${palette.dark}" stroke-width="4"/>`,
    `<path d="M${lamp - 44} 78q4-34 44-34t44 34z" fill="${palette.main}"/>`,
    ...books,
    rect(shelf, 128, 160, 9, palette.dark, ' rx="3"'),
    rect(0, 300, WIDTH, 100, palette.ground),
    rect(0, 300, WIDTH, 16, palette.dark, ' opacity=".22"'),
    `<ellipse cx="320" cy="318" rx="150" ry="12" fill="${palette.dark}" opacity=".16"/>`,
    place(motif, 320, 214, 1.72, palette),
    potPlant(turn % 2 === 0 ? 84 : 556, 318, palette),
  ].join('');
}

/** Only the motif, large, on rings of colour. */
export function emblem(motif: string, palette: Palette, turn: number): string {
  const dots = Array.from({ length: 14 }, (_, index) => {
    const angle = ((index + turn * 0.5) / 14) * 2 * Math.PI;
    const x = (320 + 268 * Math.cos(angle)).toFixed(0);
    const y = (200 + 168 * Math.sin(angle)).toFixed(0);
    return `<circle cx="${x}" cy="${y}" r="${index % 3 === 0 ? 9 : 5}"/>`;
  });
  return [
    rect(0, 0, WIDTH, HEIGHT, palette.facade),
    `<path d="M0 400V${250 - turn * 8}Q160 ${170 + turn * 10} 320 250T640 210V400z" fill="${palette.wall}"/>`,
    `<g fill="${palette.main}" opacity=".35">${dots.join('')}</g>`,
    `<circle cx="320" cy="200" r="150" fill="${palette.wall}"/>`,
    `<circle cx="320" cy="200" r="118" fill="${palette.light}"/>`,
    place(motif, 320, 200, 1.4, palette),
  ].join('');
}

export interface Palette {
  main: string;
  accent: string;
  dark: string;
  light: string;
  wall: string;
  facade: string;
  ground: string;
  sky: string;
}

/** Muted sets of matching colours; every trade starts with a different one. */
export const palettes: readonly Palette[] = [
  {
    main: '#2f7177',
    accent: '#e2a53b',
    dark: '#20363c',
    light: '#e6f0ec',
    wall: '#cfe0db',
    facade: '#f3ead8',
    ground: '#b9c3b6',
    sky: '#dcebec',
  },
  {
    main: '#b6553f',
    accent: '#e7b864',
    dark: '#3c2a2a',
    light: '#fbeee2',
    wall: '#f0d9c8',
    facade: '#fdf6ea',
    ground: '#cdbba8',
    sky: '#f7e7d6',
  },
  {
    main: '#4a6690',
    accent: '#e08a5b',
    dark: '#232f45',
    light: '#e8edf5',
    wall: '#d3dcea',
    facade: '#f4efe6',
    ground: '#b5bcc6',
    sky: '#e3eaf4',
  },
  {
    main: '#5d7d4a',
    accent: '#dc8f4c',
    dark: '#2b3a26',
    light: '#edf3e2',
    wall: '#d9e4c9',
    facade: '#f8f1e0',
    ground: '#b7bf9f',
    sky: '#e7f0de',
  },
  {
    main: '#8a5277',
    accent: '#e3a774',
    dark: '#382636',
    light: '#f6eaf0',
    wall: '#e8d5e0',
    facade: '#fbf3ea',
    ground: '#c4b4bd',
    sky: '#f2e4ec',
  },
  {
    main: '#3f6f9a',
    accent: '#d9b04a',
    dark: '#1f3145',
    light: '#e6f1f7',
    wall: '#cbdfe9',
    facade: '#faf4e6',
    ground: '#b3c0c4',
    sky: '#dfeef5',
  },
];
